import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { type Member, roleOf } from "#domain/team/as-member.server.ts";
import { teamOf } from "#domain/team/invitations.server.ts";
import type { Place } from "#domain/team/place.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { type Power, roleMay } from "#domain/team/powers.ts";

/**
 * Returns the center that this person chose last, when their role in it has the power, or answers 403. Somebody without a center begins
 * one on the dashboard's first page. A page that is for the whole team says `null`.
 */
export async function ownCenter(context: Readonly<RouterContextProvider>, power: Power | null): Promise<Place> {
  const [place] = await placesOf(context.get(servicesContext).db, viewerOf(context).userId);
  if (!place) throw redirect(href("/dashboard/provider"));
  if (power && !roleMay(place.role, power)) throw await notAllowed(context, place.id, power);
  return place;
}

/** Returns who acts for the center that this person chose last, under the same condition as `ownCenter`. */
export async function ownMember(context: Readonly<RouterContextProvider>, power: Power): Promise<Member> {
  return { userId: viewerOf(context).userId, providerId: (await ownCenter(context, power)).id };
}

/**
 * Returns who posts, and for which center, when their role in it has the power. The form names the center, so that a second window with
 * another center changes the right one. Another's center is not found; a role without the power gets 403.
 */
export function memberOf(context: Readonly<RouterContextProvider>, fields: PostedFields, power: Power | null): Promise<Member> {
  const providerId = textOf(fields, "centro");
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(providerId)) throw notTheirs();
  return memberWith(context, providerId, power);
}

/** Returns the person as one of this center's, or answers 404 to a stranger and 403 to a role without the power. */
export async function memberWith(context: Readonly<RouterContextProvider>, providerId: string, power: Power | null): Promise<Member> {
  const member = { userId: viewerOf(context).userId, providerId };
  const role = await roleOf(context.get(servicesContext).db, member);
  if (!role) throw notTheirs();
  if (power && !roleMay(role, power)) throw await notAllowed(context, providerId, power);
  return member;
}

/** What the page of a refused role says: who may, and may decide on it. */
export interface NotAllowed {
  readonly power: Power;
  readonly askWhom: readonly string[];
}

async function notAllowed(context: Readonly<RouterContextProvider>, providerId: string, power: Power) {
  const { people } = await teamOf(context.get(servicesContext).db, providerId);
  const askWhom = people.filter(({ role }) => role === "owner" || role === "manager").map(({ name }) => name);
  return data<NotAllowed>({ power, askWhom }, { status: 403 });
}

/** Returns the result of a command, or answers «not found» when the person may not have it. */
export function theirs<T>(outcome: T | null): T {
  if (outcome === null) throw notTheirs();
  return outcome;
}

const notTheirs = () => data(null, { status: 404 });

/** Redirects to the screen, which says what was done and keeps the query of `kept`. The path may have a query. */
export const done = (path: string, what: string, kept: Readonly<Record<string, string>> = {}) =>
  redirect(`${href(path)}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ hecho: what, ...kept })}`, { status: 303 });
