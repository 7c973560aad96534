import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { UUID } from "#app/forms/newsletter/read-issue.server.ts";
import { shownIssue } from "#domain/newsletter/newsletter-mails.server.ts";
import type { Route } from "./+types/issue-preview";

/** A mail's HTML runs nothing and loads nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Returns an issue as its readers get it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const shown = UUID.test(params.id) ? await shownIssue(db, params.id) : null;
  if (!shown) throw data(null, { status: 404 });
  // What writes mails is large, and only this answer of the web process needs it.
  const [{ brandOf }, { writeIssue }] = await Promise.all([import("#worker/compose-mail.ts"), import("#worker/newsletter-mails.ts")]);
  const { html } = await writeIssue(shown, await brandOf(db, publicUrl), null);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY, "Cache-Control": "no-store" },
  });
}
