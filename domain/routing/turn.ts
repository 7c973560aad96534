import { Temporal } from "temporal-polyfill";
import type { Week } from "#domain/providers/week.ts";
import { hasOpenDay, MAX_DAYS_OFF, spansOn, USUAL_HOURS } from "./business-hours.ts";

/** The maximum length of the queue in days. A longer one would not help a patient, who should rather name another center. */
const MAX_LINE_DAYS = 3;
const MAX_WAIT_MS = 4 * 24 * 3_600_000;

export interface PlaceInLine {
  /** The number of requests that the center takes a day. */
  cap: number;
  /** Requests that have waited longer for the same center. */
  ahead: number;
  /** Null for a request that joins the queue now. */
  waitingSince: Date | null;
  now: Date;
  timeZone: string;
}

/** Returns when a request to a full center is due: the start of the first day with room, or null when that day is too far away. */
export function turnOf({ cap, ahead, waitingSince, now, timeZone }: PlaceInLine): Date | null {
  const days = 1 + Math.floor(ahead / cap);
  if (days > MAX_LINE_DAYS || (waitingSince && now.getTime() - waitingSince.getTime() > MAX_WAIT_MS)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  return new Date(today.add({ days }).startOfDay().epochMilliseconds);
}

/** Returns the day, such as `2026-11-30`, on which a center reads what reaches it at that moment: the first on which it is open. */
export function readingDay(turn: Date, week: Week, timeZone: string, isClosed: (day: string) => boolean): string {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  let day = Temporal.Instant.fromEpochMilliseconds(turn.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const isOff = () => spansOn(day, open, timeZone).length === 0;
  for (let daysOff = 0; isOff() || (daysOff < MAX_DAYS_OFF && isClosed(day.toString())); ) {
    if (!isOff()) daysOff++;
    day = day.add({ days: 1 });
  }
  return day.toString();
}
