import { Card } from "#app/ui/card.tsx";
import type { PublishedPrice } from "#domain/offers/lead-prices.server.ts";
import { m } from "#messages/m.ts";
import { PriceTable } from "../price-table.tsx";

/** Says who pays, and how much, which rival sites do not tell. */
export function Prices({ prices }: { prices: readonly PublishedPrice[] }) {
  return (
    <section id="precios" aria-labelledby="precios-titulo" className="bg-deep text-on-deep print:bg-transparent print:text-ink">
      <div className="wrap band grid grid-cols-[minmax(0,1fr)] items-center gap-9 md:grid-cols-[1fr_1.2fr] md:gap-18">
        <div className="grid gap-5">
          <h2 id="precios-titulo" className="title-1">
            {m.about_how_prices_title()}
          </h2>
          <p className="lead text-on-deep-2! print:text-ink-2!">{m.about_how_prices()}</p>
          <p className="text-ui text-on-deep-2 print:text-ink-2">{m.about_how_ads()}</p>
        </div>
        <Card panel className="text-ink md:p-9!">
          <h3 className="title-4">{m.about_how_prices_caption()}</h3>
          <p className="mt-1 text-sm text-ink-2">{m.about_how_prices_today()}</p>
          <PriceTable className="mt-4" prices={prices} />
        </Card>
      </div>
    </section>
  );
}
