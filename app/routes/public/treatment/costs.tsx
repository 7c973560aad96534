import { monthsOf } from "#app/components/content/price-sample.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Card } from "#app/ui/card.tsx";
import { Table } from "#app/ui/table.tsx";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";
import { Part } from "./part.tsx";

/** The lines a quotation for this treatment may hold, as the directory's centers publish them. */
export function Costs({ ranges, serviceId }: { ranges: readonly PriceRange[]; serviceId: string | null }) {
  return (
    <Part id="cuanto-cuesta" title={m.treatments_costs()}>
      {ranges.length === 0 ? (
        <p className="text-lg">{serviceId === "gestacion-subrogada" ? m.treatments_costs_none_surrogacy() : m.treatments_costs_none()}</p>
      ) : (
        <>
          <p className="text-lg">{m.treatments_costs_lead()}</p>
          <Card padding="none" className="px-2 pt-1">
            <Table
              caption={m.treatments_costs()}
              captionHidden
              rows={ranges}
              rowKey={({ lineId }) => lineId}
              columns={[
                { key: "label", header: m.treatments_costs_line(), rowHeader: true, cell: ({ label }) => label },
                {
                  key: "range",
                  header: "US$",
                  numeric: true,
                  cell: ({ lowCents, highCents }) => formatUsdRange(lowCents, highCents).slice("US$ ".length),
                },
                {
                  key: "sample",
                  header: m.treatments_costs_sample(),
                  numeric: true,
                  cell: ({ centers }) => m.centers_count({ count: centers, number: formatNumber(centers) }),
                },
              ]}
            />
            <p className="px-3.5 pt-3 pb-4 text-xs text-ink-3 max-md:px-2">{m.treatments_costs_dates({ months: months(ranges) })}</p>
          </Card>
        </>
      )}
      <p>
        <a className="link" href={href("/costos-financiamiento")}>
          {m.treatments_costs_more()}
        </a>
      </p>
    </Part>
  );
}

function months(ranges: readonly PriceRange[]): string {
  const days = ranges.flatMap(({ from, to }) => [from, to]).sort();
  return monthsOf(days[0]!, days.at(-1)!);
}
