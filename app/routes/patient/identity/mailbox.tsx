import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { refusalSentence } from "#app/components/identity/account-errors.ts";
import { PasswordField } from "#app/components/identity/password-field.tsx";
import { servicesContext } from "#app/context.ts";
import { isEmail } from "#app/forms/identity/email.ts";
import { statusOfRefusal } from "#app/forms/identity/password-refusal.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { askEmailChange, takeBackEmailChange, waitingChange } from "#domain/identity/change-email.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import type { Route } from "./+types/mailbox";

const PAGE = "/dashboard/user/profile/correo";

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, email } = viewerOf(context);
  return { email, waiting: await waitingChange(context.get(servicesContext).db, userId) };
}

/** `pedir` asks both mailboxes, `retirar` takes that back. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const form = await readForm(request);
  if (textOf(form, "accion") === "retirar") {
    await takeBackEmailChange(services, viewer);
    throw redirect(href(PAGE), { status: 303 });
  }
  const typed = textOf(form, "correo").trim();
  if (!isEmail(typed)) return data({ typed, mistake: m.patients_mailbox_wrong() }, { status: 422 });
  const asked = await askEmailChange(services, viewer, { email: typed, password: textOf(form, "clave") });
  switch (asked.outcome) {
    case "asked":
      throw redirect(href(PAGE), { status: 303 });
    case "same":
      return data({ typed, mistake: m.patients_mailbox_same() }, { status: 422 });
    case "often":
      return data({ typed, mistake: m.patients_mailbox_often() }, { status: 429 });
    default:
      return data({ typed, refusal: asked }, { status: statusOfRefusal(asked) });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_mailbox_title(), matches);

/** Another mailbox for the account: which, and what waits. */
export default function PatientMailbox({ loaderData: { email, waiting }, actionData }: Route.ComponentProps) {
  const { typed, mistake, refusal } = { typed: "", mistake: undefined, refusal: undefined, ...actionData };
  return (
    <DashboardPage title={m.patients_mailbox_title()} subtitle={m.patients_mailbox_text()}>
      <BackLink href={href("/dashboard/user/profile")}>{m.patients_profile()}</BackLink>
      <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        {waiting && (
          <Panel title={m.patients_mailbox_waiting()} id="pendiente">
            <Note kind="info" live>
              {m.patients_mailbox_waiting_text({ email: waiting.newEmail, until: formatDateTime(waiting.expiresAt) })}
            </Note>
            <p className="text-ink-2 text-sm">{m.patients_mailbox_waiting_old({ email })}</p>
            <Form method="post">
              <Button type="submit" name="accion" value="retirar" kind="outline" size="s">
                {m.patients_mailbox_take_back()}
              </Button>
            </Form>
          </Panel>
        )}
        <Panel title={waiting ? m.patients_mailbox_other() : m.patients_mailbox_new()}>
          <Facts facts={[{ key: "email", label: m.patients_mailbox_present(), value: email }]} />
          {/* Another form once a change waits: the password that was typed does not stay. */}
          <Form key={String(waiting?.expiresAt)} method="post" noValidate className="grid gap-4.5">
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <Field label={m.patients_mailbox_new_label()} hint={m.patients_mailbox_new_hint()} required error={mistake}>
              {(control) => <Input {...control} type="email" name="correo" autoComplete="email" maxLength={254} defaultValue={typed} />}
            </Field>
            <PasswordField
              name="clave"
              label={m.identity_current_password()}
              autoComplete="current-password"
              error={refusalSentence(refusal)}
              required
            />
            <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 text-sm">
              <li>{m.patients_mailbox_rule_confirm()}</li>
              <li>{m.patients_mailbox_rule_old()}</li>
              <li>{m.patients_mailbox_rule_kept()}</li>
            </ul>
            <p>
              <Button type="submit" name="accion" value="pedir" kind="cta">
                {m.patients_mailbox_ask()}
              </Button>
            </p>
          </Form>
        </Panel>
      </div>
    </DashboardPage>
  );
}
