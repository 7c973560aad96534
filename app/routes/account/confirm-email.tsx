import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage } from "#app/components/identity/account-page.tsx";
import { SignInForm } from "#app/components/identity/sign-in-form.tsx";
import { servicesContext } from "#app/context.ts";
import { receiveSignIn } from "#app/forms/identity/sign-in-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { confirmEmail, emailToConfirm } from "#domain/identity/confirm-email.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/confirm-email";

export async function loader({ params, context }: Route.LoaderArgs) {
  const email = await emailToConfirm(context.get(servicesContext), params.token);
  return data({ email }, { status: email === null ? 404 : 200 });
}

/** The link proves that somebody reads the mailbox; the password proves that they made the account. Only both together confirm it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return receiveSignIn({ request, context }, (userId) => confirmEmail(context.get(servicesContext), params.token, userId));
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_confirm_page_title(), matches);
}

export default function ConfirmEmail({ loaderData: { email }, actionData, params }: Route.ComponentProps) {
  if (email === null)
    return (
      <AccountPage title={m.identity_reset_gone_title()} lead={m.identity_confirm_gone_text()}>
        <Button kind="cta" size="l" wide href={href("/login")}>
          {m.identity_login()}
        </Button>
      </AccountPage>
    );
  return (
    <AccountPage title={m.identity_confirm_title()} lead={m.identity_confirm_lead({ email })}>
      <SignInForm
        action={href(`/confirmar-correo/${params.token}`)}
        refused={actionData}
        email={email}
        submitLabel={m.identity_confirm_action()}
      />
    </AccountPage>
  );
}
