import { formatClock, formatWeekday } from "./format.ts";

/** Moments as the clock of another time zone shows them. Words and order are those of `format.ts`. */

const clocks = new Map<string, Intl.DateTimeFormat>();

function partsIn(moment: Date, zone: string) {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "shortOffset",
    });
  clocks.set(zone, clock);
  return Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Writes the day in a zone: '2026-11-12' */
export function formatDayIn(moment: Date, zone: string): string {
  const { year, month, day } = partsIn(moment, zone);
  return `${year}-${month}-${day}`;
}

/** Writes the day in a zone: "jue 12 nov" */
export const formatWeekdayIn = (moment: Date, zone: string): string => formatWeekday(formatDayIn(moment, zone));

/** Writes the time in a zone: "10:00 a. m." */
export function formatTimeIn(moment: Date, zone: string): string {
  const { hour, minute } = partsIn(moment, zone);
  return formatClock(Number(hour), Number(minute));
}

/** Returns the minutes since midnight in a zone. */
export function minutesIn(moment: Date, zone: string): number {
  const { hour, minute } = partsIn(moment, zone);
  return Number(hour) * 60 + Number(minute);
}

/** Writes a zone's offset: "GMT−4" */
export const formatOffset = (moment: Date, zone: string): string => (partsIn(moment, zone).timeZoneName ?? "GMT").replace("-", "−");

/** Returns whether the clocks of both zones show the same at this moment. */
export const sameClock = (moment: Date, one: string, other: string): boolean => formatOffset(moment, one) === formatOffset(moment, other);
