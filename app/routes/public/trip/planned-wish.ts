import { planTrip } from "#domain/trip/trip-calendar.ts";
import type { AskedTrip } from "#domain/trip/trip-question.ts";
import { serviceOf } from "#domain/trip/trip-request.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

export interface PlannedWish {
  service: string;
  /** The days and where the first part happens, in words that the visitor may change. */
  dates: string;
}

/** Returns what the calendar already knows about the request below it. */
export function plannedWish(asked: AskedTrip): PlannedWish {
  if (asked.state === "none") return { service: "", dates: "" };
  if (asked.state === "wrong-day") return { service: serviceOf(asked.treatment), dates: "" };
  const { treatment, mode, arrive, leave, daysHere } = planTrip(asked.question);
  const words = { from: formatDate(arrive), to: formatDate(leave), days: m.trip_calendar_days({ days: daysHere }) };
  return { service: serviceOf(treatment), dates: mode === "parte" ? m.trip_wish_parte(words) : m.trip_wish_todo(words) };
}
