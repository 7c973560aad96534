import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/robots.ts";

/** What is nobody's business to find; pages that should not be found but may be read say `noindex` themselves. */
const PRIVATE = ["/api/", "/dev/", "/dashboard/", "/solicitud/", "/oferta/", "/functions/", "/rest/"];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600, s-maxage=60" },
  });
}
