import { data } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import { readReport } from "#domain/analytics/event.ts";
import { recordEvents } from "#domain/analytics/record-events.server.ts";
import type { Route } from "./+types/events.ts";

/** Takes what `navigator.sendBeacon` sends as the page is left; nothing from a visitor who did not agree. */
export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(factsContext).cookieChoice !== "all") return new Response(null, { status: 204 });
  const events = readReport(await request.json().catch(() => null));
  if (events === null) throw data(null, { status: 400 });
  await recordEvents(context.get(servicesContext).db, events);
  return new Response(null, { status: 204 });
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}
