import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import type { Place } from "#domain/team/place.ts";
import { placesOf } from "#domain/team/places.server.ts";

/** Returns the center that this person chose last. Somebody without one begins one on the dashboard's first page. */
export async function ownCenter(context: Readonly<RouterContextProvider>): Promise<Place> {
  const [place] = await placesOf(context.get(servicesContext).db, viewerOf(context).userId);
  if (!place) throw redirect(href("/dashboard/provider"));
  return place;
}

/**
 * Returns who posts, and for which center. The form names the center, so that a second window with another center changes the right one.
 */
export function memberOf(context: Readonly<RouterContextProvider>, fields: PostedFields): Member {
  const providerId = textOf(fields, "centro");
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(providerId)) throw notTheirs();
  return { userId: viewerOf(context).userId, providerId };
}

/** Returns the result of a command, or answers «not found» when the person does not manage the center. */
export function theirs<T>(outcome: T | null): T {
  if (outcome === null) throw notTheirs();
  return outcome;
}

const notTheirs = () => data(null, { status: 404 });

/** Redirects to the screen, which says what was done and keeps the query of `kept`. The path may have a query. */
export const done = (path: string, what: string, kept: Readonly<Record<string, string>> = {}) =>
  redirect(`${href(path)}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ hecho: what, ...kept })}`, { status: 303 });
