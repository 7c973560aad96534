import { PriceSample } from "#app/components/content/price-sample.tsx";
import { centersByPrice } from "#app/components/directory/list/list-address.ts";
import { Approximate } from "#app/components/money/approximate.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { Table } from "#app/ui/table.tsx";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { m } from "#messages/m.ts";
import { formatUsdRange } from "#platform/money.ts";

interface PricesHereAndThereProps {
  city: string;
  serviceId: string;
  here: readonly PriceRange[];
  country: readonly PriceRange[];
}

/** Shows the lines of a quotation in the city and in the whole country, each with its sample and its months. */
export function PricesHereAndThere({ city, serviceId, here, country }: PricesHereAndThereProps) {
  const listOf = (lineId: string, where: string | null) => (lineId === mainLineOf(serviceId) ? centersByPrice(serviceId, where) : null);
  if (country.length === 0) return null;
  return (
    <section aria-labelledby="comparacion" className="pt-16 md:pt-20">
      <h2 id="comparacion" className="title-2">
        {m.cities_pair_compare({ city })}
      </h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">{m.cities_pair_compare_lead()}</p>
      <Card padding="none" className="mt-6 px-2 py-1">
        <Table
          caption={m.cities_pair_compare({ city })}
          captionHidden
          stacked
          rows={country}
          rowKey={({ lineId }) => lineId}
          columns={[
            { key: "line", header: m.treatments_costs_line(), rowHeader: true, cell: ({ label }) => label },
            {
              key: "here",
              header: city,
              numeric: true,
              cell: ({ lineId }) => <Range range={here.find((range) => range.lineId === lineId)} list={listOf(lineId, city)} />,
            },
            {
              key: "country",
              header: m.cities_pair_country(),
              numeric: true,
              cell: (range) => <Range range={range} list={listOf(range.lineId, null)} />,
            },
          ]}
        />
      </Card>
      <p className="mt-4">
        <a className="link" href={href("/costos-financiamiento")}>
          {m.treatments_costs_more()}
        </a>
      </p>
    </section>
  );
}

interface RangeProps {
  range: PriceRange | undefined;
  /** The address of the list that is sorted by these prices; null without one. */
  list: string | null;
}

function Range({ range, list }: RangeProps) {
  const conversion = useConversion();
  if (!range) return <span className="text-ink-2">{m.cities_unknown()}</span>;
  const prices = formatUsdRange(range.lowCents, range.highCents);
  return (
    <>
      <b className="num font-semibold max-[23rem]:whitespace-normal">
        {list ? (
          <a className="link" href={list}>
            {prices}
            <span className="sr-only">{m.treatments_price_list()}</span>
          </a>
        ) : (
          prices
        )}
      </b>{" "}
      <Approximate lowCents={range.lowCents} highCents={range.highCents} conversion={conversion} />{" "}
      <span className="block text-xs text-pretty whitespace-normal text-ink-3">
        <PriceSample range={range} />
      </span>
    </>
  );
}
