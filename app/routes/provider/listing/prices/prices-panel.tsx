import { Legend } from "#app/components/dashboard/legend.tsx";
import type { PriceError } from "#app/forms/listing/read-cents.ts";
import { PRICE_PARTS, type PricePart, partOfLine } from "#domain/listing/price-parts.ts";
import type { OwnPrice } from "#domain/listing/prices.server.ts";
import type { SentSection } from "#domain/listing/profile-sections.ts";
import { isOld } from "#domain/listing/steps.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { dollarsOf } from "#platform/money.ts";
import { AxisTicks, axisOf } from "./among-centers.tsx";
import { COLUMNS, PriceLine } from "./price-line.tsx";

interface Props {
  /** The center's city, for the name of its median. */
  city: string;
  prices: readonly OwnPrice[];
  errors: Readonly<Record<string, PriceError>>;
  /** What the fields hold. */
  values: SentSection;
}

/** Every line of the template with its price. A line with an error holds none of the others up. */
export function PricesPanel({ city, prices, errors, values }: Props) {
  const old = prices.filter(({ state }) => isOld(state)).length;
  const [inCity, inCountry] = [true, false].map((is) => prices.some(({ median }) => median?.inCity === is));
  return (
    <section
      id="precios"
      aria-labelledby="precios-titulo"
      className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-xl border bg-surface px-4 pt-3.5 pb-1 elevation-1 md:px-6"
    >
      <h2 id="precios-titulo" className="sr-only">
        {m.listing_prices_title()}
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Legend
          marks={{
            yours: m.listing_prices_yours(),
            others: m.listing_prices_other(),
            least: m.listing_prices_old_mark(),
            ...(inCity && { median: m.listing_prices_median({ city }) }),
            ...(inCountry && { medianAway: inCity ? m.listing_prices_median_away() : m.listing_prices_median_country() }),
          }}
        />
        {old > 1 && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg bg-tonal px-4 font-medium text-on-tonal text-ui has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
            <input
              type="checkbox"
              name="igual"
              value="viejos"
              defaultChecked={values.list("igual").includes("viejos")}
              className="tick size-5!"
            />
            {m.listing_prices_all_same({ count: String(old) })}
          </label>
        )}
      </div>
      <div className="grid">
        {PRICE_PARTS.map((part) => {
          const lines = prices.filter(({ lineId }) => partOfLine(lineId) === part);
          const axis = axisOf(lines.flatMap(({ amountCents, others }) => (amountCents === null ? others : [amountCents, ...others])));
          return (
            <section key={part} aria-labelledby={`precios-${part}`}>
              <div className={`-mx-4 grid items-center gap-x-4 border-y bg-tint px-4 py-2 md:-mx-6 md:px-6 ${COLUMNS}`}>
                <h3 id={`precios-${part}`} className="font-semibold text-ui">
                  {PART_NAMES[part]()}
                </h3>
                <div className="max-lg:pr-12">
                  <AxisTicks axis={axis} format={(cents) => formatNumber(dollarsOf(cents))} />
                </div>
              </div>
              <ul className="grid">
                {lines.map((price) => (
                  <PriceLine key={price.lineId} price={price} city={city} axis={axis} error={errors[price.lineId]} values={values} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

const PART_NAMES: Readonly<Record<PricePart, () => string>> = {
  before: m.listing_prices_part_before,
  cycle: m.listing_prices_part_cycle,
  steps: m.listing_prices_part_steps,
  laboratory: m.listing_prices_part_laboratory,
};
