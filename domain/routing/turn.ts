import { Temporal } from "temporal-polyfill";

/** A longer queue would not help a patient: it is better to say so, and let them name another center. */
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

/**
 * Returns when a request to a full center is due: the start of the first day with room, or null when that day is too far away.
 */
export function turnOf({ cap, ahead, waitingSince, now, timeZone }: PlaceInLine): Date | null {
  const days = 1 + Math.floor(ahead / cap);
  if (days > MAX_LINE_DAYS || (waitingSince && now.getTime() - waitingSince.getTime() > MAX_WAIT_MS)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  return new Date(today.add({ days }).startOfDay().epochMilliseconds);
}
