import { Table } from "#app/ui/table.tsx";
import type { PublishedPrice } from "#domain/offers/lead-prices.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

/** What a center pays for opening a request today, by service. */
export function PriceTable({ prices, className }: { prices: readonly PublishedPrice[]; className?: string }) {
  return (
    <Table
      className={className}
      caption={m.about_how_prices_caption()}
      captionHidden
      stacked
      rows={prices}
      rowKey={({ tier }) => tier}
      columns={[
        {
          key: "service",
          header: m.about_how_prices_service(),
          rowHeader: true,
          cell: ({ services, tier }) => (
            <>
              <span className="font-book">{services.join(", ")}</span>{" "}
              {tier === "basic" && <span className="mt-1 block text-sm font-book text-ink-2">{m.about_how_prices_else()}</span>}
            </>
          ),
        },
        { key: "exclusive", header: m.about_how_prices_exclusive(), cell: (row) => formatUsd(row.exclusiveCents), numeric: true },
        { key: "shared", header: m.about_how_prices_shared(), cell: (row) => formatUsd(row.sharedCents), numeric: true },
      ]}
    />
  );
}
