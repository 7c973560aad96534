/** How current a price is, by the day on which it was given. Days are 'YYYY-MM-DD'. */
export type PriceAge = "current" | "stale" | "expired";

export const STALE_AFTER_MONTHS = 6;
export const EXPIRED_AFTER_MONTHS = 12;

export function priceAge(informedOn: string, today: string): PriceAge {
  if (addMonths(informedOn, EXPIRED_AFTER_MONTHS) < today) return "expired";
  return addMonths(informedOn, STALE_AFTER_MONTHS) < today ? "stale" : "current";
}

/** Adds months as PostgreSQL does: the 31st becomes the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
