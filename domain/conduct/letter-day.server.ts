import { addDays, weekdayOf } from "#platform/days.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";

const SATURDAY = 5;

/** Returns the first business day of the month of this day: no Saturday, no Sunday, and no holiday of the country. */
export function letterDay(today: string): string {
  const month = today.slice(0, 8);
  const holidays = holidaysBetween(today, today);
  const days = Array.from({ length: 10 }, (_, index) => `${month}${String(index + 1).padStart(2, "0")}`);
  return days.find((day) => weekdayOf(day) < SATURDAY && !holidays.has(day))!;
}

/** Returns the day of the next letter, and a day of the month that it tells of: the one before. */
export function nextLetter(today: string): { on: string; about: string } {
  const thisMonth = letterDay(today);
  const on = today < thisMonth ? thisMonth : letterDay(addDays(`${today.slice(0, 8)}28`, 4));
  return { on, about: addDays(`${on.slice(0, 8)}01`, -1) };
}
