import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { memberOf, theirs } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import type { Route } from "./+types/choose";

/** Makes another of the person's centers the one that the screens show. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId, providerId } = await memberOf(context, await readForm(request), null);
  theirs((await choosePlace(context.get(servicesContext).db, userId, providerId)) || null);
  throw redirect(href("/dashboard/provider"), { status: 303 });
}
