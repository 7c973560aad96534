import { PriceSample } from "#app/components/content/price-sample.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Card } from "#app/ui/card.tsx";
import { Table } from "#app/ui/table.tsx";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { formatUsdRange } from "#platform/money.ts";

interface PricesHereAndThereProps {
  city: string;
  here: readonly PriceRange[];
  country: readonly PriceRange[];
}

/** Shows the lines of a quotation in the city and in the whole country, each with its sample and its months. */
export function PricesHereAndThere({ city, here, country }: PricesHereAndThereProps) {
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
              cell: ({ lineId }) => <Range range={here.find((range) => range.lineId === lineId)} />,
            },
            { key: "country", header: m.cities_pair_country(), numeric: true, cell: (range) => <Range range={range} /> },
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

function Range({ range }: { range: PriceRange | undefined }) {
  if (!range) return <span className="text-ink-2">{m.cities_unknown()}</span>;
  return (
    <>
      <b className="num font-semibold max-[23rem]:whitespace-normal">{formatUsdRange(range.lowCents, range.highCents)}</b>{" "}
      <span className="block text-xs text-pretty whitespace-normal text-ink-3">
        <PriceSample range={range} />
      </span>
    </>
  );
}
