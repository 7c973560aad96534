import { data, Form } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { createAdmin } from "#domain/identity/create-admin.server.ts";
import type { Route } from "./+types/people-invite";

export async function action({ context, request }: Route.ActionArgs) {
  const email = textOf(await readForm(request), "correo").trim();
  if (email.length > 254 || !/^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/.test(email))
    return data({ email, error: m.people_invite_error() }, { status: 422 });
  const made = await createAdmin(context.get(servicesContext), email, `admin:${viewerOf(context).userId}`);
  const password = made.outcome === "created" ? made.temporaryPassword : null;
  return data({ outcome: made.outcome, password }, { headers: { "Cache-Control": "no-store" } });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.people_invite_title(), matches);

const SAID = { created: m.people_invite_created, promoted: m.people_invite_promoted, "already-admin": m.people_invite_already };

/** Lets somebody administer, with an account or without one. */
export default function InvitePerson({ actionData }: Route.ComponentProps) {
  const made = actionData && "outcome" in actionData ? actionData : null;
  const refused = actionData && "error" in actionData ? actionData : null;
  return (
    <DashboardPage title={m.people_invite_title()} subtitle={m.people_invite_text()}>
      <BackLink href={href("/dashboard/admin/usuarios")}>{m.people_title()}</BackLink>
      {made && (
        <Note kind={made.outcome === "already-admin" ? "caution" : "ok"} live>
          {SAID[made.outcome]()} {made.password && <code className="wrap-anywhere">{made.password}</code>}
        </Note>
      )}
      <Panel title={m.people_invite_title()}>
        <Form method="post" noValidate className="grid max-w-112 gap-4">
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
