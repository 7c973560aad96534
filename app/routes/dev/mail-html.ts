import { servicesContext } from "#app/context.ts";
import { readKeptMail } from "#platform/local-smtp/kept-mail.ts";
import type { Route } from "./+types/mail-html";
import { notFound, readMailId, requireMailAccess } from "./mail-access.ts";

/**
 * Returns the policy for a mail's HTML, which is not trusted: no scripts, no forms, nothing loaded but our own drawings, an origin of
 * its own. Links open beside it.
 */
const policy = (publicUrl: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: ${publicUrl}/correo/`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireMailAccess(services, request);
  const id = readMailId(params.id);
  const mail = id ? await readKeptMail(services.db, id) : null;
  if (!mail?.html) throw notFound();
  return new Response(mail.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy(services.publicUrl),
      "Cache-Control": "no-store",
    },
  });
}
