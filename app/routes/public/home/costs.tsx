import { PriceBars } from "#app/components/estimates/price-bars.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { m } from "#messages/m.ts";

/** Shows what centers ask as ranges of dated prices, each with its sample. */
export function Costs({ ranges }: { ranges: readonly PriceRange[] }) {
  const site = useSiteName();
  return (
    <section id="costos" aria-labelledby="costos-titulo" className="on-deep bg-deep text-on-deep">
      <div className="wrap grid gap-9 py-16 md:grid-cols-[1fr_1.08fr] md:items-center md:gap-22 md:py-23">
        <div className="grid content-start gap-5">
          <h2 id="costos-titulo" className="title-1">
            {m.home_costs_title()}
          </h2>
          <p className="lead text-on-deep-2!">{m.home_costs_lead({ site })}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button kind="inverse" href={href("/costos-financiamiento")}>
              {m.home_costs_all()}
            </Button>{" "}
            <Button kind="outline-inverse" href={href("/financiamiento")}>
              {m.home_costs_payment()}
            </Button>
          </div>
        </div>
        <PriceBars ranges={ranges} />
      </div>
    </section>
  );
}
