import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { OpenSessions } from "#app/components/identity/open-sessions.tsx";
import { PasswordChange } from "#app/components/identity/password-change.tsx";
import { WaysIn } from "#app/components/identity/ways-in.tsx";
import { servicesContext } from "#app/context.ts";
import { mistakeIn } from "#app/forms/identity/new-password.server.ts";
import { statusOfRefusal } from "#app/forms/identity/password-refusal.ts";
import { loadSecurity } from "#app/forms/identity/security.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { onlySignedIn } from "#app/only-for.server.ts";
import { changePassword } from "#domain/identity/change-password.server.ts";
import { closeOtherSessions, closeSession } from "#domain/identity/open-sessions.server.ts";
import type { PasswordMistake } from "#domain/identity/password-rules.ts";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/security";

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn];

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context.get(servicesContext).db, viewerOf(context));

interface Answer {
  changed?: true;
  refusal?: PasswordRefusal;
  mistake?: PasswordMistake;
}

/** `cerrar` ends one session, `cerrar-otras` all but this one, `quitar-llave` removes a passkey, `contrasena` changes the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const form = await readForm(request);
  const back = () => redirect(href("/seguridad"), { status: 303 });
  switch (textOf(form, "accion")) {
    case "cerrar": {
      const { outcome } = await closeSession(services, viewer, textOf(form, "sesion"));
      if (outcome === "not-found") throw data(null, { status: 404 });
      throw back();
    }
    case "cerrar-otras":
      await closeOtherSessions(services, viewer);
      throw back();
    case "quitar-llave":
      if (!(await services.auth.removePasskey({ headers: request.headers }, viewer, textOf(form, "llave"))))
        throw data(null, { status: 404 });
      throw back();
    case "contrasena": {
      const next = textOf(form, "nueva");
      const mistake = mistakeIn(next, [viewer.email, viewer.firstName, viewer.lastName]);
      if (mistake) return data<Answer>({ mistake }, { status: 422 });
      const result = await changePassword(services, viewer, { current: textOf(form, "actual"), next });
      return result.outcome === "changed"
        ? data<Answer>({ changed: true })
        : data<Answer>({ refusal: result }, { status: statusOfRefusal(result) });
    }
    default:
      throw data(null, { status: 422 });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_security_page_title(), matches);
}

/** How a person signs in, and where they are signed in. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid gap-6 pt-8 pb-16 md:pt-12">
      <div className="grid gap-2">
        <h1 className="title-1">{m.identity_security_title()}</h1>
        <p className="lead">{m.identity_security_lead()}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <OpenSessions sessions={loaderData.sessions} />
          <PasswordChange answer={actionData} email={loaderData.email} />
        </div>
        <WaysIn {...loaderData} />
      </div>
    </main>
  );
}
