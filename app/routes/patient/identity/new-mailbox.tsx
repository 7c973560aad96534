import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { emailToTake, takeNewEmail } from "#domain/identity/change-email.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/new-mailbox";

export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await emailToTake(context.get(servicesContext), params.token, viewerOf(context).userId);
  return data({ email }, { status: email === null ? 404 : 200 });
}

/** Only the button of somebody who is signed in to that account takes the mailbox; opening the page does not. */
export async function action({ context, params }: Route.ActionArgs) {
  const { outcome } = await takeNewEmail(context.get(servicesContext), viewerOf(context), params.token);
  if (outcome === "gone") return data(null, { status: 404 });
  throw redirect(href("/dashboard/user/profile?guardado=correo"), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_mailbox_title(), matches);

/** The page behind the link in the new mailbox. */
export default function NewMailbox({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.patients_mailbox_title()}>
      <Panel title={m.patients_mailbox_new()} className="max-w-160">
        {email === null ? (
          <>
            <Note kind="caution">{m.patients_mailbox_gone()}</Note>
            <p>
              <Button kind="outline" href={href("/dashboard/user/profile/correo")}>
                {m.patients_mailbox_again()}
              </Button>
            </p>
          </>
        ) : (
          <Form method="post" className="grid gap-4.5">
            <p>{m.patients_mailbox_take_text({ email })}</p>
            <p>
              <Button type="submit" kind="cta">
                {m.patients_mailbox_take({ email })}
              </Button>
            </p>
          </Form>
        )}
      </Panel>
    </DashboardPage>
  );
}
