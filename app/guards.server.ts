import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext, viewerContext } from "#app/context.ts";
import { href } from "#app/locale.ts";
import { whoMay } from "#domain/identity/team.server.ts";
import { type Area, type Right, type TeamRole, teamMay } from "#domain/identity/team-roles.ts";
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
export function ownPlaceOf({ teamRole, userType }: Viewer): string {
  if (teamRole) return href("/dashboard/admin");
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
 * Requires somebody of our own team, whatever their role. A visitor is redirected to the team's own sign-in; anybody else to the
 * patients' area, which redirects providers. The team needs a second step, except in a demonstration, which says so above every page.
 */
export function requireTeam(context: Context, request?: Request): Viewer {
  const viewer = requireSignedIn(context, request, "/admin-login");
  if (!viewer.teamRole) throw redirect(href("/dashboard/user"));
  if (!viewer.secondFactor && !context.get(servicesContext).demonstration) throw redirect(href(ENROL));
  return viewer;
}

/** What the page of a refused role says: what is missing, and who has it. */
export interface NotInArea {
  readonly area: Area;
  readonly right: Right;
  readonly own: TeamRole;
  readonly askWhom: readonly string[];
}

/** Requires a role that may see an area, or act in it; others get 403. Call it behind `requireTeam`. */
export async function requireArea(context: Context, area: Area, right: Right): Promise<Viewer> {
  const viewer = viewerOf(context);
  const own = viewer.teamRole;
  if (!own) throw data(null, { status: 403 });
  if (teamMay(own, area, right)) return viewer;
  const askWhom = await whoMay(context.get(servicesContext).db, area, right);
  throw data<NotInArea>({ area, right, own, askWhom }, { status: 403 });
}
