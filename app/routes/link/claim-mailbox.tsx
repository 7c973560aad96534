import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { proveMailbox } from "#domain/verification/prove-claim.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/claim-mailbox";

export const loader = ({ context }: Route.LoaderArgs) => ({ address: canonical(context.get(servicesContext).publicUrl, "/") });

/** Only the button confirms, since programs open links too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const proven = await proveMailbox({ ...context.get(servicesContext), actor: "link:message" }, tokenOf(request, params));
  return data({ proven }, { status: proven ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const siteName = matches[0].loaderData.site.name;
  return pageMeta({
    title: m.claims_link_title(),
    description: m.claims_link_text(),
    siteName,
    canonical: loaderData.address,
    index: false,
  });
}

/** The page behind the link that was mailed to a profile's own mailbox. */
export default function ClaimMailboxPage({ actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="mx-auto grid max-w-160 gap-5">
        <h1 className="title-2">{m.claims_link_title()}</h1>
        {actionData ? (
          <Note kind={actionData.proven ? "ok" : "error"}>{actionData.proven ? m.claims_link_done() : m.claims_link_dead()}</Note>
        ) : (
          <form method="post" className="grid gap-5">
            <p className="text-ink-2">{m.claims_link_text()}</p>
            <p>
              <Button type="submit" kind="cta">
                {m.claims_link_action()}
              </Button>
            </p>
          </form>
        )}
      </Card>
    </main>
  );
}
