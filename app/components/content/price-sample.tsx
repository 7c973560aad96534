import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";

/** Writes the sample of a price: «9 centros, sep – nov 2026». Every price is shown with it. */
export function PriceSample({ range: { centers, from, to } }: { range: Pick<PriceRange, "centers" | "from" | "to"> }) {
  return m.treatments_price_sample({ count: centers, number: formatNumber(centers), months: monthsOf(from, to) });
}

export function monthsOf(from: string, to: string): string {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  if (first === last) return last;
  return first.slice(-4) === last.slice(-4) ? `${first.slice(0, -5)} – ${last}` : `${first} – ${last}`;
}
