import { ANSWER_BUSINESS_HOURS, afterBusinessHours, type OpeningHours } from "./business-hours.ts";

/** Returns for how many minutes a center is still open until a deadline, at most as long as any deadline; 0 once it is over. */
export function openMinutesUntil(now: Date, deadline: Date, week: OpeningHours, timeZone: string): number {
  let [low, high] = [0, ANSWER_BUSINESS_HOURS * 60];
  // Later minutes never end earlier, so the last one that still fits is found by halves.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (afterBusinessHours(now, middle / 60, week, timeZone) <= deadline) low = middle;
    else high = middle - 1;
  }
  return low;
}
