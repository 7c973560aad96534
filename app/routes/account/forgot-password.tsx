import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { MailboxForm } from "#app/components/identity/mailbox-form.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { isEmail } from "#app/forms/identity/email.ts";
import { minutesToWait } from "#app/forms/identity/pace.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { requestReset } from "#domain/identity/reset-password.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/forgot-password";

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const email = textOf(await readForm(request), "email").trim();
  if (!isEmail(email)) return data({ email, wrong: true, minutes: 0 }, { status: 422 });
  const minutes = await minutesToWait(services, context.get(factsContext).ip);
  if (minutes > 0) return data({ email, wrong: false, minutes }, { status: 429, headers: { "Retry-After": String(minutes * 60) } });
  await requestReset(services, email.toLowerCase());
  throw redirect(href("/revisa-tu-correo"), { status: 303 });
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_forgot_page_title(), matches);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={m.identity_forgot_title()} lead={m.identity_forgot_lead()}>
      <MailboxForm path="/forgot-password" answer={actionData} submit={{ label: m.identity_forgot_send(), kind: "cta" }} />
      <Elsewhere href={href("/login")}>{m.identity_back_to_login()}</Elsewhere>
    </AccountPage>
  );
}
