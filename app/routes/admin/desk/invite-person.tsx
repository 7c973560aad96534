import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { isEmail } from "#app/forms/identity/email.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { inviteToTeam } from "#domain/identity/create-admin.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/invite-person";

const PATH = "/dashboard/admin/usuarios";

/** Runs so that the guard of its area does. */
export const loader = () => null;

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const email = textOf(await readForm(request), "correo").trim();
  const refuse = (error: string, status = 422) => data({ email, error }, { status });
  if (!isEmail(email)) return refuse(m.people_invite_error());
  const made = await inviteToTeam(services, { by: viewerOf(context).userId, email });
  if (made.outcome === "not-allowed") return refuse(m.people_error_not_allowed(), 403);
  const role = href(`/dashboard/admin/equipo?persona=${made.userId}#cambiar`);
  if (made.outcome === "exists") throw redirect(role, { status: 303 });
  return data({ password: made.temporaryPassword, role }, { headers: { "Cache-Control": "no-store" } });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.people_invite_title(), matches);

/**
 * Opens an account for somebody who is to join our team. An account that exists is led to the screen of the team, where roles are asked
 * for.
 */
export default function InvitePerson({ actionData }: Route.ComponentProps) {
  const refused = actionData && "error" in actionData ? actionData : null;
  return (
    <DashboardPage title={m.people_invite_title()} subtitle={m.people_invite_text()}>
      <BackLink href={href(PATH)}>{m.people_title()}</BackLink>
      {actionData && "password" in actionData && (
        <Note kind="ok" live>
          {m.people_invite_created()} <code className="wrap-anywhere">{actionData.password}</code>{" "}
          <TextLink href={actionData.role}>{m.people_invite_role()}</TextLink>
        </Note>
      )}
      <Panel title={m.people_invite_title()}>
        <Form method="post" noValidate className="grid max-w-112 gap-4" data-unsaved={refused !== null}>
          <Field label={m.people_invite_email()} error={refused?.error} required>
            {(control) => (
              <Input {...control} type="email" name="correo" maxLength={254} autoComplete="off" defaultValue={refused?.email ?? ""} />
            )}
          </Field>
          <p>
            <Button type="submit" kind="primary">
              {m.people_invite()}
            </Button>
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
