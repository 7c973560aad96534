import { servicesContext } from "#app/context.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { now } from "#platform/clock.ts";
import type { Route } from "./+types/security-txt.ts";

const VALID_DAYS = 180;

/** Tells where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const { email } = await loadSite(db);
  const expires = new Date(now().getTime() + VALID_DAYS * 86_400_000).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: es, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600, s-maxage=60" },
  });
}
