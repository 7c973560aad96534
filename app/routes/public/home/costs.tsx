import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";

/** The lines people ask for first; the others of the template are on the centers' own pages. */
const SHOWN_LINES = ["fiv-propios", "fiv-donados", "congelacion-ovulos"];

/** A range over fewer would be somebody's price, not a range; the page of costs tells those too. */
const FEWEST_CENTERS = 3;

/** What centers ask, as ranges over dated prices, each with its sample. */
export function Costs({ ranges }: { ranges: readonly PriceRange[] }) {
  const shown = SHOWN_LINES.flatMap((lineId) => ranges.filter((range) => range.lineId === lineId && range.centers >= FEWEST_CENTERS));
  // Bars start at zero, so that their lengths can be compared.
  const scale = Math.max(...shown.map(({ highCents }) => highCents)) * 1.15;
  return (
    <section id="costos" aria-labelledby="costos-titulo" className="on-deep bg-deep text-on-deep">
      <div className="wrap grid gap-9 py-16 md:grid-cols-[1fr_1.08fr] md:items-center md:gap-22 md:py-23">
        <div className="grid content-start gap-5">
          <h2 id="costos-titulo" className="title-1">
            {m.home_costs_title()}
          </h2>
          <p className="lead text-on-deep-2!">{m.home_costs_lead()}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button kind="inverse" href={href("/centros?precios=true")}>
              {m.home_costs_centers()}
            </Button>
            <Button kind="outline-inverse" href={href("/centros?pagos=planes-de-pago")}>
              {m.home_costs_plans()}
            </Button>
          </div>
        </div>
        {shown.length === 0 ? (
          <p className="text-on-deep-2">{m.home_costs_none()}</p>
        ) : (
          <ul className="grid gap-[26px]">
            {shown.map((range) => (
              <li key={range.lineId} className="grid gap-[9px]">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-bold">
                  <h3 className="text-base">{range.label}</h3>
                  <span className="num">{formatUsdRange(range.lowCents, range.highCents)}</span>
                </div>
                <div aria-hidden className="relative h-3.5 rounded-full bg-[#22515e]">
                  <span
                    className="absolute inset-y-0 rounded-full bg-linear-to-r from-ambar-300 to-[#ff9e7b]"
                    style={{ left: percent(range.lowCents / scale), width: percent((range.highCents - range.lowCents) / scale) }}
                  />
                </div>
                <p className="text-xs text-on-deep-2">
                  {m.home_costs_sample({ count: range.centers, number: formatNumber(range.centers), detail: lowerFirst(range.detail) })}
                </p>
              </li>
            ))}
            <li className="text-xs text-on-deep-2">{updated(shown)}</li>
          </ul>
        )}
      </div>
    </section>
  );
}

function updated(ranges: readonly PriceRange[]): string {
  const from = formatMonth(ranges.map(({ from }) => from).sort()[0]!);
  const to = formatMonth(
    ranges
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
  );
  return from === to ? m.home_costs_updated_once({ month: from }) : m.home_costs_updated({ from, to });
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
