import { now } from "./clock.ts";
import { addDays } from "./days.ts";
import { dayInSantoDomingo } from "./format.ts";
import { holidaysBetween } from "./holidays.server.ts";

/** The one clock of deadlines in business days: Monday to Friday in Santo Domingo, without the public holidays. */

const isBusinessDay = (day: string, holidays: ReadonlyMap<string, string>): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
};

/** Counts the business days ('YYYY-MM-DD') after the first day, up to and including the last. */
export function businessDaysBetween(first: string, last: string, holidays: ReadonlyMap<string, string>): number {
  let count = 0;
  for (let day = first; day < last; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, holidays)) count++;
  }
  return count;
}

/** Returns how many business days have passed since a moment, by days in Santo Domingo. */
export function businessDaysSince(moment: Date, until = now()): number {
  const [from, to] = [dayInSantoDomingo(moment), dayInSantoDomingo(until)];
  return businessDaysBetween(from, to, holidaysBetween(from, to));
}

/** Returns whether something has waited for more business days than promised. The last of them is still in time. */
export const isOverdue = (since: Date, promisedDays: number, at = now()): boolean => businessDaysSince(since, at) > promisedDays;

/** Returns the first moment since when something may wait and still be in time: what began before it is overdue. A query compares with it. */
export function inTimeSince(promisedDays: number, at = now()): Date {
  let day = dayInSantoDomingo(at);
  // A week has at least two business days, whatever the holidays.
  const holidays = holidaysBetween(addDays(day, -7 * (promisedDays + 1)), day);
  for (let count = 0; ; day = addDays(day, -1)) {
    if (isBusinessDay(day, holidays)) count++;
    if (count > promisedDays) break;
  }
  return new Date(`${day}T00:00:00-04:00`);
}

/** Returns the business days among this day and the given number of days before it, the latest first. */
export function businessDaysUntil(day: string, daysBefore: number): string[] {
  const holidays = holidaysBetween(addDays(day, -daysBefore), day);
  return Array.from({ length: daysBefore + 1 }, (_, index) => addDays(day, -index)).filter((one) => isBusinessDay(one, holidays));
}
