import { Temporal } from "temporal-polyfill";
import type { Week } from "#domain/providers/week.ts";
import { hasOpenDay, MAX_DAYS_OFF, spansOn, USUAL_HOURS } from "#domain/routing/business-hours.ts";
import { addDays, daysBetween } from "#platform/days.ts";

/** When a center writes again to somebody. */
export interface CallbackTime {
  readonly day: string;
  /** When the day begins for the center. */
  readonly dueAt: Date;
  /** When it opens that day, and its people are told. */
  readonly tellAt: Date;
}

export const MAX_CALLBACK_NOTE = 300;

/** Further ahead nobody plans a message; a larger year is a slip of the finger. */
const MAX_CALLBACK_DAYS = 366;

/** The number of days ahead that a form proposes. */
const USUAL_DAYS = 3;

interface House {
  readonly week: Week;
  readonly zone: string;
  /** Whether a day is a holiday, or closed in its agenda. */
  isClosed(day: string): boolean;
}

/** Returns the first day from this one on which the house is open. A house without hours has the usual ones. */
export function openDayFrom(day: string, { week, zone, isClosed }: House): CallbackTime {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  for (let ahead = 0; ; ahead++) {
    const here = addDays(day, ahead);
    const date = Temporal.PlainDate.from(here);
    const [first] = spansOn(date, open, zone);
    // Somebody who closes for longer finds it on the first day of their week.
    if (!first || (ahead < MAX_DAYS_OFF && isClosed(here))) continue;
    return { day: here, dueAt: new Date(date.toZonedDateTime(zone).epochMilliseconds), tellAt: new Date(first[0]) };
  }
}

/** Returns the day that a form proposes. */
export const usualDay = (today: string, house: House): string => openDayFrom(addDays(today, USUAL_DAYS), house).day;

/** Returns whether a day may be chosen: today or later, within a year. */
export const isDayAhead = (today: string, day: string): boolean => day >= today && daysBetween(today, day) <= MAX_CALLBACK_DAYS;
