import { PriceBars } from "#app/components/estimates/price-bars.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { m } from "#messages/m.ts";

/** Shows the three figures that most visitors come for, before anything else. */
export function Ranges({ ranges }: { ranges: readonly PriceRange[] }) {
  const site = useSiteName();
  return (
    <section aria-labelledby="rangos" className="on-deep bg-deep text-on-deep print:[print-color-adjust:exact]">
      <div className="wrap grid gap-9 py-16 md:grid-cols-[1fr_1.08fr] md:items-center md:gap-22 md:py-23">
        <div className="grid content-start gap-5">
          <h2 id="rangos" className="title-1">
            {m.costs_ranges_title()}
          </h2>
          <p className="lead text-on-deep-2!">{m.costs_ranges_lead({ site })}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button kind="inverse" href={href("/centros?precios=true")}>
              {m.costs_ranges_centers()}
            </Button>
          </div>
        </div>
        <PriceBars ranges={ranges} />
      </div>
    </section>
  );
}
