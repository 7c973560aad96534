import { Temporal } from "temporal-polyfill";

/** A center's week: start and end as HH:MM in its own time zone. A missing day is closed. */
export type OpeningHours = Partial<Record<Weekday, readonly [string, string]>>;
type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
const WEEKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The hours assumed for a center that gave none or is never open, since its deadline would otherwise never come. */
export const USUAL_HOURS: OpeningHours = {
  mon: ["08:00", "17:00"],
  tue: ["08:00", "17:00"],
  wed: ["08:00", "17:00"],
  thu: ["08:00", "17:00"],
  fri: ["08:00", "17:00"],
};

export const ANSWER_BUSINESS_HOURS = 24;

/** The maximum number of days off. Further ones count as open, so that every deadline comes. */
export const MAX_DAYS_OFF = 14;

/**
 * Returns the moment when this number of the center's open hours will have passed. Days such as `2026-12-25` on which it is closed,
 * whatever its week is, do not count.
 */
export function afterBusinessHours(
  start: Date,
  hours: number,
  week: OpeningHours,
  timeZone: string,
  isClosed: (day: string) => boolean,
): Date {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  let left = hours * 3_600_000;
  let from = start.getTime();
  let daysOff = 0;
  let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).toPlainDate();
  for (;;) {
    const hoursOfDay = openingOf(day, open, timeZone);
    const off = hoursOfDay !== null && daysOff < MAX_DAYS_OFF && isClosed(day.toString());
    if (off) daysOff++;
    const [opens, closes] = (off ? null : hoursOfDay) ?? [0, 0];
    const since = Math.max(from, opens);
    if (closes > since) {
      if (closes - since >= left) return new Date(since + left);
      left -= closes - since;
      from = closes;
    }
    day = day.add({ days: 1 });
  }
}

/** Returns the number of the center's open hours between two moments, counted as for deadlines; 0 when the second is not later. */
export function businessHoursBetween(
  start: Date,
  end: Date,
  week: OpeningHours,
  timeZone: string,
  isClosed: (day: string) => boolean,
): number {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  let passed = 0;
  let daysOff = 0;
  let day = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = Temporal.Instant.fromEpochMilliseconds(end.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const hoursOfDay = openingOf(day, open, timeZone);
    const off = hoursOfDay !== null && daysOff < MAX_DAYS_OFF && isClosed(day.toString());
    if (off) daysOff++;
    const [opens, closes] = (off ? null : hoursOfDay) ?? [0, 0];
    passed += Math.max(0, Math.min(closes, end.getTime()) - Math.max(opens, start.getTime()));
  }
  return passed / 3_600_000;
}

/** Reads hours from the database, leaving out invalid pairs of times. */
export function readOpeningHours(raw: unknown): OpeningHours {
  const week: OpeningHours = {};
  if (typeof raw !== "object" || raw === null) return week;
  for (const day of WEEKDAYS) {
    const pair = (raw as Record<string, unknown>)[day];
    if (Array.isArray(pair) && pair.length === 2 && pair.every((time) => typeof time === "string" && TIME.test(time)) && pair[0] < pair[1])
      week[day] = [pair[0], pair[1]];
  }
  return week;
}

/** Returns a time zone, or the country's when this machine does not know it. */
export function readTimeZone(raw: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(raw).timeZoneId;
  } catch {
    return "America/Santo_Domingo";
  }
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Returns false for a week that is closed on every day. */
export function hasOpenDay(week: OpeningHours): boolean {
  return WEEKDAYS.some((day) => week[day]);
}

/** Returns when a week opens and closes on a day, in milliseconds, or null on a day off. */
export function openingOf(day: Temporal.PlainDate, week: OpeningHours, timeZone: string): [number, number] | null {
  const pair = week[WEEKDAYS[day.dayOfWeek - 1]!];
  return pair ? [momentOf(day, pair[0], timeZone), momentOf(day, pair[1], timeZone)] : null;
}

function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const [date, plainTime] = time === "24:00" ? [day.add({ days: 1 }), "00:00"] : [day, time];
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
