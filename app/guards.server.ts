import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext, viewerContext } from "#app/context.ts";
import { href } from "#app/locale.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { hadSession, OVER, returnCookie } from "./forms/identity/visit.server.ts";

type Context = Readonly<RouterContextProvider>;

const TEMPORARY = "/change-temporary-password";
const ENROL = "/segundo-paso";

const OWN_PLACES: Readonly<Record<Viewer["userType"], string>> = {
  patient: "/dashboard/user",
  provider: "/dashboard/provider",
  reviewer: "/dashboard/revision",
};

/** Returns the first page of a signed-in person's own area. */
export function ownPlaceOf({ isAdmin, userType }: Viewer): string {
  if (isAdmin) return href("/dashboard/admin");
  return href(OWN_PLACES[userType]);
}

/** Returns where somebody goes after signing in: to the page that they had asked for, or to their own area. */
export const afterSignIn = (viewer: Viewer, asked: string | null): string =>
  viewer.temporaryPassword ? href(TEMPORARY) : (asked ?? ownPlaceOf(viewer));

/** Returns the signed-in person on a route behind a guard. */
export function viewerOf(context: Context): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Error("This route has no guard: nobody is signed in.");
  return viewer;
}

/**
 * Redirects somebody who may not enter to where they may. With its request, the page is opened again after signing in, also the one from
 * which a form was sent; who had a session is told that it is over.
 */
export function requireSignedIn(context: Context, request?: Request, door = "/login"): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) {
    const { publicUrl } = context.get(servicesContext);
    const headers = request && { "Set-Cookie": returnCookie(request, publicUrl) };
    throw redirect(href(request && hadSession(request, publicUrl) ? `${door}?${OVER}` : door), { headers });
  }
  if (viewer.temporaryPassword) throw redirect(href(TEMPORARY));
  return viewer;
}

export function requireType(context: Context, userType: Viewer["userType"], request?: Request): Viewer {
  const viewer = requireSignedIn(context, request);
  if (viewer.userType !== userType) throw redirect(ownPlaceOf(viewer));
  return viewer;
}

/**
 * Requires an administrator. A visitor is redirected to the administrators' own sign-in; anybody else to the patients' area, which
 * redirects providers. An administrator needs a second step, except in a demonstration, which says so above every page.
 */
export function requireAdmin(context: Context, request?: Request): Viewer {
  const viewer = requireSignedIn(context, request, "/admin-login");
  if (!viewer.isAdmin) throw redirect(href("/dashboard/user"));
  if (!viewer.secondFactor && !context.get(servicesContext).demonstration) throw redirect(href(ENROL));
  return viewer;
}
