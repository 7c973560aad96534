import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { passwordSentence } from "#app/components/identity/account-errors.ts";
import { AccountPage } from "#app/components/identity/account-page.tsx";
import { NewPasswordForm } from "#app/components/identity/new-password-form.tsx";
import { servicesContext, viewerContext } from "#app/context.ts";
import { readNewPassword } from "#app/forms/identity/new-password.server.ts";
import { ownPlaceOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { replaceTemporaryPassword } from "#domain/identity/change-password.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/change-temporary-password";

function personOf(context: Route.LoaderArgs["context"]) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href("/login"));
  if (!viewer.temporaryPassword) throw redirect(ownPlaceOf(viewer));
  return viewer;
}

export const loader = ({ context }: Route.LoaderArgs) => ({ email: personOf(context).email });

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = personOf(context);
  const { password, mistake } = await readNewPassword(request, [viewer.email, viewer.firstName, viewer.lastName]);
  if (mistake) return data({ mistake }, { status: 422 });
  await replaceTemporaryPassword(context.get(servicesContext), viewer, password);
  throw redirect(ownPlaceOf(viewer), { status: 303 });
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_temporary_page_title(), matches);
}

export default function ChangeTemporaryPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={m.identity_temporary_title()} lead={m.identity_temporary_lead()}>
      <NewPasswordForm action={href("/change-temporary-password")} email={email} error={passwordSentence(actionData?.mistake)} />
    </AccountPage>
  );
}
