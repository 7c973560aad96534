import { href } from "#app/locale.ts";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { medicationLineOf } from "#domain/directory/medication.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { assumptionsToQuery, DEFAULT_ASSUMPTIONS } from "#domain/estimates/cost-assumptions.ts";
import type { TripPlan } from "#domain/trip/trip-calendar.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";

/** What centers publish for the treatment of a trip and for its medication, and the sum of both. */
export function TripCosts({ plan: { treatment, daysHere }, ranges }: { plan: TripPlan; ranges: readonly PriceRange[] }) {
  const line = mainLineOf(treatment);
  const rangeOf = (lineId: string | null) => ranges.find((range) => range.lineId === lineId);
  const [price, medication] = [rangeOf(line), rangeOf(medicationLineOf(line))];
  if (!price) return null;
  const fact = (key: string, label: string, range: PriceRange | undefined) =>
    range
      ? {
          key,
          label,
          value: formatUsdRange(range.lowCents, range.highCents),
          detail: m.trip_costs_from({ count: range.centers, number: formatNumber(range.centers) }),
        }
      : { key, label, value: m.trip_costs_unknown(), missing: true };
  const both = medication && formatUsdRange(price.lowCents + medication.lowCents, price.highCents + medication.highCents);
  const query = assumptionsToQuery({
    ...DEFAULT_ASSUMPTIONS,
    eggs: treatment === "ovodonacion" ? "donor" : "own",
    travels: true,
    nights: daysHere - 1,
  });
  return (
    <section aria-labelledby="costos-del-viaje" className="mt-6">
      <h4 id="costos-del-viaje" className="title-5">
        {m.trip_costs_title()}
      </h4>
      <Facts
        className="mt-2"
        facts={[
          fact("price", price.label, price),
          ...(medicationLineOf(line) ? [fact("medication", m.trip_costs_medication(), medication)] : []),
          ...(both ? [{ key: "both", label: m.trip_costs_both(), value: both }] : []),
        ]}
      />
      <TextLink className="mt-3 print:hidden" href={href(`/costos-financiamiento?${query}#calculadora`)}>
        {m.trip_costs_whole()}
      </TextLink>
    </section>
  );
}
