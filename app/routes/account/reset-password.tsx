import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { passwordSentence } from "#app/components/identity/account-errors.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { NewPasswordForm } from "#app/components/identity/new-password-form.tsx";
import { servicesContext } from "#app/context.ts";
import { readNewPassword } from "#app/forms/identity/new-password.server.ts";
import { cookieHeaders } from "#app/forms/identity/visit.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { personOfReset, resetPassword } from "#domain/identity/reset-password.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/reset-password";

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await personOfReset(context.get(servicesContext), params.token ?? "");
  return data({ email: person?.email ?? null }, { status: person ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = params.token ?? "";
  const person = await personOfReset(services, token);
  if (!person) return data({ mistake: undefined }, { status: 404 });
  const { password, mistake } = await readNewPassword(request, [person.email]);
  if (mistake) return data({ mistake }, { status: 422 });
  const result = await resetPassword(services, token, password);
  if (result.outcome === "gone") return data({ mistake: undefined }, { status: 404 });
  throw redirect(href("/login"), { status: 303, headers: cookieHeaders([], services.publicUrl, result.device) });
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_reset_page_title(), matches);
}

export default function ResetPassword({ loaderData: { email }, actionData, params }: Route.ComponentProps) {
  if (email === null)
    return (
      <AccountPage title={m.identity_reset_gone_title()} lead={m.identity_reset_gone_text()}>
        <Button kind="cta" size="l" wide href={href("/forgot-password")}>
          {m.identity_reset_again()}
        </Button>
        <Elsewhere href={href("/login")}>{m.identity_back_to_login()}</Elsewhere>
      </AccountPage>
    );
  return (
    <AccountPage title={m.identity_reset_title()} lead={m.identity_reset_lead({ email })}>
      <NewPasswordForm action={href(`/reset-password/${params.token}`)} email={email} error={passwordSentence(actionData?.mistake)} />
    </AccountPage>
  );
}
