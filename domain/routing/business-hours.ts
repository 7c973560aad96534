import { Temporal } from "temporal-polyfill";
import type { Span, Week } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";

const OFFICE_DAY: readonly Span[] = [["08:00", "17:00"]];
/** The hours assumed for a center that gave none or is never open, since its deadline would otherwise never come. */
export const USUAL_HOURS: Week = { mon: OFFICE_DAY, tue: OFFICE_DAY, wed: OFFICE_DAY, thu: OFFICE_DAY, fri: OFFICE_DAY };

export const ANSWER_BUSINESS_HOURS = 24;

/** The maximum number of days off. Further ones count as open, so that every deadline comes. */
export const MAX_DAYS_OFF = 14;

/**
 * Returns the moment when this number of the center's open hours will have passed. Days such as `2026-12-25` on which it is closed,
 * whatever its week is, do not count.
 */
export function afterBusinessHours(start: Date, hours: number, week: Week, timeZone: string, isClosed: (day: string) => boolean): Date {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  let left = hours * 3_600_000;
  let daysOff = 0;
  let day = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (;;) {
    const spans = spansOn(day, open, timeZone);
    const off = spans.length > 0 && daysOff < MAX_DAYS_OFF && isClosed(day.toString());
    if (off) daysOff++;
    for (const [opens, closes] of off ? [] : spans) {
      const since = Math.max(start.getTime(), opens);
      if (closes <= since) continue;
      if (closes - since >= left) return new Date(since + left);
      left -= closes - since;
    }
    day = day.add({ days: 1 });
  }
}

/** Returns the number of the center's open hours between two moments, counted as for deadlines; 0 when the second is not later. */
export function businessHoursBetween(start: Date, end: Date, week: Week, timeZone: string, isClosed: (day: string) => boolean): number {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  let passed = 0;
  let daysOff = 0;
  let day = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = Temporal.Instant.fromEpochMilliseconds(end.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const spans = spansOn(day, open, timeZone);
    const off = spans.length > 0 && daysOff < MAX_DAYS_OFF && isClosed(day.toString());
    if (off) daysOff++;
    passed += off ? 0 : overlapOf(spans, start.getTime(), end.getTime());
  }
  return passed / 3_600_000;
}

/** Returns a time zone, or the country's when this machine does not know it. */
export function readTimeZone(raw: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(raw).timeZoneId;
  } catch {
    return "America/Santo_Domingo";
  }
}

/** Returns false for a week that is closed on every day. */
export function hasOpenDay(week: Week): boolean {
  return WEEKDAYS.some((day) => week[day]);
}

/** From when to when a center is open, in milliseconds. */
type OpenSpan = readonly [opens: number, closes: number];

/** Returns when a week is open on a day; nothing on a day off. */
export function spansOn(day: Temporal.PlainDate, week: Week, timeZone: string): OpenSpan[] {
  const spans = week[WEEKDAYS[day.dayOfWeek - 1]!] ?? [];
  return spans.map(([from, until]) => [momentOf(day, from, timeZone), momentOf(day, until, timeZone)]);
}

/** Returns how long spans last between two moments. */
export function overlapOf(spans: readonly OpenSpan[], start: number, end: number): number {
  return spans.reduce((sum, [opens, closes]) => sum + Math.max(0, Math.min(closes, end) - Math.max(opens, start)), 0);
}

function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const [date, plainTime] = time === "24:00" ? [day.add({ days: 1 }), "00:00"] : [day, time];
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
