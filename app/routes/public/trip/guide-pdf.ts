import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { planTrip } from "#domain/trip/trip-calendar.ts";
import { citiesWithAirports, today } from "#domain/trip/trip-queries.server.ts";
import { readTripQuestion } from "#domain/trip/trip-question.ts";
import type { Route } from "./+types/guide-pdf";
import { guideDocument } from "./guide-document.server.ts";
import { TRIP_QUERY } from "./trip-query.ts";
import { AIRPORT_SOURCES, CALENDAR_SOURCES, entryRules } from "./trip-texts.ts";

export const handle = { query: TRIP_QUERY } satisfies Handle;

/** Returns the guide as a PDF, with the chosen days if there are any. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const day = await today(db);
  const { pathname, search, searchParams } = new URL(request.url);
  const asked = readTripQuestion(searchParams, day);
  if (asked.state === "wrong-day") throw data(null, { status: 404 });
  const ruleIds = entryRules().flatMap((rule) => rule.sources);
  const [site, cities, sources] = await Promise.all([
    loadSite(db),
    citiesWithAirports(db),
    sourcesById(db, [...ruleIds, ...AIRPORT_SOURCES, ...CALENDAR_SOURCES]),
  ]);
  const plan = asked.state === "asked" ? planTrip(asked.question) : null;
  const bytes = await guideDocument({
    site,
    publicUrl,
    path: `${pathname.replace(/\/guia\.pdf$/, "")}${search}`,
    cities,
    sources,
    plan,
    today: day,
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'attachment; filename="guia-de-viaje.pdf"',
      "Cache-Control": "private, no-store",
    },
  });
}
