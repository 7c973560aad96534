import { type RouterContextProvider, redirect } from "react-router";
import { viewerContext } from "#app/context.ts";
import { href } from "#app/locale.ts";
import type { Viewer } from "#domain/identity/viewer.ts";

/** Where a signed-in person's own place begins. */
export function ownPlaceOf({ isAdmin, userType }: Viewer): string {
  if (isAdmin) return href("/dashboard/admin");
  return href(userType === "patient" ? "/dashboard/user" : "/dashboard/provider");
}

/** Returns the signed-in person of a route behind a guard. */
export function viewerOf(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Error("This route has no guard: nobody is signed in.");
  return viewer;
}

/** Answers whoever may not enter with the way to where they may. */
export function requireSignedIn(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href("/login"));
  if (viewer.temporaryPassword) throw redirect(href("/change-temporary-password"));
  return viewer;
}

export function requireType(context: Readonly<RouterContextProvider>, userType: Viewer["userType"]): Viewer {
  const viewer = requireSignedIn(context);
  if (viewer.userType !== userType) throw redirect(ownPlaceOf(viewer));
  return viewer;
}

/** A visitor goes to the administrators' own sign-in; anybody else to the patients' place, which sends a provider on. */
export function requireAdmin(context: Readonly<RouterContextProvider>): Viewer {
  if (!context.get(viewerContext)) throw redirect(href("/admin-login"));
  const viewer = requireSignedIn(context);
  if (!viewer.isAdmin) throw redirect(href("/dashboard/user"));
  return viewer;
}
