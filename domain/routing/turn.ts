import { Temporal } from "temporal-polyfill";

/** Longer lines than this are no answer to a patient: better to say so, and to let them name another center. */
const MAX_LINE_DAYS = 3;
const MAX_WAIT_MS = 4 * 24 * 3_600_000;

export interface PlaceInLine {
  /** Requests that the center takes a day. */
  cap: number;
  /** Requests that have waited for the same center longer. */
  ahead: number;
  /** Null for one that comes to the line now. */
  waitingSince: Date | null;
  now: Date;
  timeZone: string;
}

/** When a request to a center that has taken those of today is due: the start of the first day with room. Null when that is too far. */
export function turnOf({ cap, ahead, waitingSince, now, timeZone }: PlaceInLine): Date | null {
  const days = 1 + Math.floor(ahead / cap);
  if (days > MAX_LINE_DAYS || (waitingSince && now.getTime() - waitingSince.getTime() > MAX_WAIT_MS)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  return new Date(today.add({ days }).startOfDay().epochMilliseconds);
}
