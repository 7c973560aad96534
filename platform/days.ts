/** Calendar days ('2026-11-20'), which have no time zone, and hours between moments. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns whether the text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

export function addDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns how many days the second is after the first. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** Returns the day of the week, from 0, which is Monday. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** Returns how many hours, with fractions, the second moment is after the first. */
export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / HOUR_MS;
