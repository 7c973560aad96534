import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { SignInForm } from "#app/components/identity/sign-in-form.tsx";
import { UsePasskey } from "#app/components/identity/use-passkey.tsx";
import { onlyWhoSignsIn, receiveSignIn } from "#app/forms/identity/sign-in-form.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/login";

export const loader = ({ context }: Route.LoaderArgs) => onlyWhoSignsIn({ context });

export const action = ({ request, context }: Route.ActionArgs) => receiveSignIn({ request, context });

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_login_page_title(), matches);
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={m.identity_login_title()} lead={m.identity_login_lead()}>
      <SignInForm action={href("/login")} refused={actionData} submitLabel={m.identity_login()} />
      <UsePasskey />
      <Elsewhere question={m.identity_first_time()} href={href("/registro")}>
        {m.identity_register()}
      </Elsewhere>
    </AccountPage>
  );
}
