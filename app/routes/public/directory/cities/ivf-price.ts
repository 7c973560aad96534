import { monthsOf } from "#app/components/content/price-sample.tsx";
import { type CityPrice, MIN_PRICES } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsd, formatUsdRange } from "#platform/money.ts";

/** Says a range with its sample, «FIV: US$ 4,350 – 6,900 (6 centros, may – oct 2026)», or one price, or that there is none. */
export function ivfPrice(price: CityPrice | null): string {
  if (price === null) return m.cities_ivf_unknown();
  if (price.centers < MIN_PRICES) return m.cities_ivf_single({ price: formatUsd(price.lowCents), when: formatMonth(price.to) });
  return m.cities_ivf_range({
    range: formatUsdRange(price.lowCents, price.highCents),
    number: formatNumber(price.centers),
    when: monthsOf(price.from, price.to),
  });
}
