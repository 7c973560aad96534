import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { changePassword } from "#domain/identity/change-password.server.ts";
import { closeOtherSessions, closeSession } from "#domain/identity/open-sessions.server.ts";
import type { PasswordMistake } from "#domain/identity/password-rules.ts";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import { mistakeIn } from "./new-password.server.ts";
import { statusOfRefusal } from "./password-refusal.ts";

/** What the page says of a password that was sent. */
export interface SecurityAnswer {
  changed?: true;
  refusal?: PasswordRefusal;
  mistake?: PasswordMistake;
}

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Handles the forms of the page of security: `cerrar` ends one session, `cerrar-otras` all but this one, `quitar-llave` removes a passkey,
 * `contrasena` changes the password.
 */
export async function actOnSecurity({ request, context }: Asked) {
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
      if (mistake) return data<SecurityAnswer>({ mistake }, { status: 422 });
      const result = await changePassword(services, viewer, { current: textOf(form, "actual"), next });
      return result.outcome === "changed"
        ? data<SecurityAnswer>({ changed: true })
        : data<SecurityAnswer>({ refusal: result }, { status: statusOfRefusal(result) });
    }
    default:
      throw data(null, { status: 422 });
  }
}
