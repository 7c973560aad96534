import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { changeToStop, stopEmailChange } from "#domain/identity/change-email.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/stop-email-change";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const change = await changeToStop(services, tokenOf(request, params));
  const address = canonical(services.publicUrl, "/");
  return data({ address, email: change?.newEmail ?? null }, { status: change ? 200 : 404 });
}

/** Only the page's button stops the change: mail programs open links by themselves. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const stopped = await stopEmailChange(context.get(servicesContext), tokenOf(request, params));
  return data({ stopped }, { status: stopped ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const siteName = matches[0].loaderData.site.name;
  const title = m.identity_stop_title();
  return pageMeta({ title, description: m.identity_stop_gone(), siteName, canonical: loaderData.address, index: false });
}

/** The page behind «Detener el cambio» in the mail to the old mailbox. */
export default function StopEmailChange({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="mx-auto grid max-w-160 gap-5">
        <h1 className="title-2">{m.identity_stop_title()}</h1>
        {actionData?.stopped ? (
          <>
            <Note kind="ok">{m.identity_stop_done()}</Note>
            <p>
              <Button kind="cta" href={href("/forgot-password")}>
                {m.identity_stop_password()}
              </Button>
            </p>
          </>
        ) : email === null || actionData ? (
          <Note kind="caution">{m.identity_stop_gone()}</Note>
        ) : (
          <form method="post" className="grid gap-5">
            <p className="text-ink-2">{m.identity_stop_text({ email })}</p>
            <p>
              <Button type="submit" kind="cta">
                {m.identity_stop_action()}
              </Button>
            </p>
          </form>
        )}
      </Card>
    </main>
  );
}
