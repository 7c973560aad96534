import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import type { Place } from "#domain/team/place.ts";
import { placesOf } from "#domain/team/places.server.ts";

/** Returns the center that the screens are about. Whoever has none begins where one is made. */
export async function ownCenter(context: Readonly<RouterContextProvider>): Promise<Place> {
  const [place] = await placesOf(context.get(servicesContext).db, viewerOf(context).userId);
  if (!place) throw redirect(href("/dashboard/provider"));
  return place;
}
