import type { DateArray } from "ics";
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { planTrip } from "#domain/trip/trip-calendar.ts";
import { today } from "#domain/trip/trip-queries.server.ts";
import { readTripQuestion } from "#domain/trip/trip-question.ts";
import { m } from "#messages/m.ts";
import { calendarFile } from "#platform/calendar-file.ts";
import { addDays } from "#platform/days.ts";
import { formatDate } from "#platform/format.ts";
import { STEP_NAMES } from "#texts/trip.ts";
import type { Route } from "./+types/calendar-file";
import { TRIP_QUERY } from "./trip-query.ts";

const dayOf = (day: string): DateArray => day.split("-").map(Number) as DateArray;

export const handle = { query: TRIP_QUERY } satisfies Handle;

/** Returns the chosen days as an iCalendar file, with whole days, since nobody knows the hours. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const asked = readTripQuestion(new URL(request.url).searchParams, await today(db));
  if (asked.state !== "asked") throw data(null, { status: 404 });
  const { name } = await loadSite(db);
  const plan = planTrip(asked.question);
  const value = calendarFile(
    name,
    plan.days.map(({ step, from, to }) => ({
      uid: `${plan.treatment}-${plan.mode}-${plan.start}-${step}@${new URL(publicUrl).hostname}`,
      title: STEP_NAMES[step](),
      description: m.trip_ics_description({ from: formatDate(from), to: formatDate(to) }),
      start: dayOf(from),
      // The end of a whole day is the next day.
      end: dayOf(addDays(to, 1)),
      busyStatus: "TENTATIVE" as const,
      calName: m.trip_page_title(),
    })),
  );
  return new Response(value, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mi-viaje.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
