import { addDays } from "#platform/days.ts";

/** The number of days in the past that are measured. */
export const MEASURED_DAYS = 90;
/** With fewer cases we give no figure. */
export const MIN_CASES = 5;

/** Counts the business days ('YYYY-MM-DD') after the first day, up to and including the last. */
export function businessDaysBetween(first: string, last: string, holidays: ReadonlyMap<string, string>): number {
  let count = 0;
  for (let day = first; day < last; ) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !holidays.has(day)) count++;
  }
  return count;
}

/** Returns the median of some numbers. There must be at least one. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Counts a wait as people do: something that came today is on its first day. */
export const daysWaited = (days: number): number => Math.max(1, days);
