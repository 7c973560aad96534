import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountPage, Elsewhere } from "#app/components/identity/account-page.tsx";
import { CodeForm } from "#app/components/identity/code-form.tsx";
import { Enrolment, EnrolmentFields } from "#app/components/identity/enrolment.tsx";
import { PasswordForm } from "#app/components/identity/password-form.tsx";
import { servicesContext } from "#app/context.ts";
import { statusOfRefusal } from "#app/forms/identity/password-refusal.ts";
import { drawQr } from "#app/forms/identity/qr-drawing.server.ts";
import { readEnrolment } from "#app/forms/identity/read-enrolment.server.ts";
import { cookieHeaders } from "#app/forms/identity/visit.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { onlySignedIn } from "#app/only-for.server.ts";
import { Note } from "#app/ui/note.tsx";
import { loadSite } from "#domain/content/site.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/second-factor";

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn];

const PATH = "/segundo-paso";

export function loader({ context }: Route.LoaderArgs) {
  const { secondFactor, teamRole } = viewerOf(context);
  return { on: secondFactor, required: teamRole !== null && !secondFactor && !context.get(servicesContext).demonstration };
}

/** `activar` and `apagar` ask for the password; `confirmar` asks for the first code, after which codes are required. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, db, publicUrl } = context.get(servicesContext);
  const viewer = viewerOf(context);
  const form = await readForm(request);
  const visit = { headers: request.headers };
  const leave = (cookies: string[]) => redirect(href("/seguridad"), { status: 303, headers: cookieHeaders(cookies, publicUrl) });
  switch (textOf(form, "accion")) {
    case "activar": {
      const result = await auth.enrolSecondFactor(visit, viewer, textOf(form, "password"), (await loadSite(db)).name);
      if (result.outcome === "on-already") throw redirect(href(PATH), { status: 303 });
      if (result.outcome !== "begun") return data({ state: "no-password" as const, refusal: result }, { status: statusOfRefusal(result) });
      return data({ state: "enrolling" as const, shown: result, qr: drawQr(result.uri), refusal: undefined });
    }
    case "confirmar": {
      const result = await auth.confirmSecondFactor(visit, viewer, textOf(form, "codigo"));
      if (result.outcome !== "on") {
        const shown = readEnrolment(form);
        const qr = shown && drawQr(shown.uri);
        return data({ state: "no-code" as const, refusal: result, shown, qr }, { status: result.outcome === "limited" ? 429 : 422 });
      }
      throw leave(result.cookies);
    }
    case "apagar": {
      const result = await auth.disableSecondFactor(visit, viewer, textOf(form, "password"));
      if (result.outcome !== "off") return data({ state: "no-password" as const, refusal: result }, { status: statusOfRefusal(result) });
      throw leave(result.cookies);
    }
    default:
      throw data(null, { status: 422 });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_factor_page_title(), matches);
}

export default function SecondFactor({ loaderData: { on, required }, actionData }: Route.ComponentProps) {
  const action = href(PATH);
  const entering = actionData?.state === "enrolling" || actionData?.state === "no-code";
  return (
    <AccountPage title={m.identity_factor_title()} lead={m.identity_factor_lead()}>
      {required && !entering && <Note kind="caution">{m.identity_factor_required()}</Note>}
      {entering && actionData.shown && actionData.qr && (
        <Enrolment qr={actionData.qr} uri={actionData.shown.uri} codes={actionData.shown.recoveryCodes} />
      )}
      {entering ? (
        <CodeForm action={action} refusal={actionData.refusal} submitLabel={m.identity_factor_confirm()}>
          <input type="hidden" name="accion" value="confirmar" />
          {actionData.shown && <EnrolmentFields {...actionData.shown} />}
        </CodeForm>
      ) : (
        <PasswordForm
          action={action}
          what={on ? "apagar" : "activar"}
          refusal={actionData?.state === "no-password" ? actionData.refusal : undefined}
          submitLabel={on ? m.identity_factor_off() : m.identity_factor_begin()}
        />
      )}
      {actionData?.state === "no-code" && (
        <Elsewhere question={m.identity_factor_not_kept()} href={action}>
          {m.identity_factor_again()}
        </Elsewhere>
      )}
      <Elsewhere href={href("/seguridad")}>{m.identity_security_title()}</Elsewhere>
    </AccountPage>
  );
}
