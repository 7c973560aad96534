import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { SessionOver } from "#app/components/identity/session-over.tsx";
import { SignInForm } from "#app/components/identity/sign-in-form.tsx";
import { UsePasskey } from "#app/components/identity/use-passkey.tsx";
import { onlyWhoSignsIn, receiveSignIn } from "#app/forms/identity/sign-in-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/login";

export const handle = { query: { sesion: oneOf(["vencida"]) } } satisfies Handle;

export function loader({ context, request }: Route.LoaderArgs) {
  onlyWhoSignsIn({ context });
  return { isOver: new URL(request.url).searchParams.has("sesion") };
}

export const action = ({ request, context }: Route.ActionArgs) => receiveSignIn({ request, context });

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_login_page_title(), matches);
}

export default function Login({ loaderData: { isOver }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={m.identity_login_title()} lead={m.identity_login_lead()}>
      <SessionOver isOver={isOver} />
      <SignInForm action={href("/login")} refused={actionData} submitLabel={m.identity_login()} />
      <UsePasskey />
      <Elsewhere question={m.identity_first_time()} href={href("/registro")}>
        {m.identity_register()}
      </Elsewhere>
    </AccountPage>
  );
}
