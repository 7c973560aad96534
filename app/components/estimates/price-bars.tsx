import { centersByPrice } from "#app/components/directory/list/list-address.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";
import { insideSentence } from "#texts/choice-names.ts";

/** The most requested lines, each the main one of its service. The page of costs and the centers' own pages also show the others. */
const SHOWN_LINES = ["fiv-propios", "fiv-donados", "congelacion-ovulos"];
/**
 * The minimum number of centers for a bar. With fewer, it would show single prices and no range. The table on the page of costs shows
 * those too.
 */
const MIN_CENTERS = 3;

/** The ranges of the main lines as bars, each with its sample, or a sentence that there are none. */
export function PriceBars({ ranges }: { ranges: readonly PriceRange[] }) {
  const shown = SHOWN_LINES.flatMap((lineId) => ranges.filter((range) => range.lineId === lineId && range.centers >= MIN_CENTERS));
  if (shown.length === 0) return <p className="text-on-deep-2">{m.home_costs_none()}</p>;
  // Bars start at zero, so that their lengths can be compared.
  const scale = Math.max(...shown.map(({ highCents }) => highCents)) * 1.15;
  return (
    <ul className="grid gap-[26px]">
      {shown.map((range) => (
        <li key={range.lineId} className="grid gap-[9px]">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-bold">
            <h3 className="text-base">{range.label}</h3>
            <a className="num link text-inherit!" href={centersByPrice(range.serviceId)}>
              {formatUsdRange(range.lowCents, range.highCents)}
              <span className="sr-only">{m.treatments_price_list()}</span>
            </a>
          </div>
          <div aria-hidden className="relative h-3.5 rounded-full bg-[#22515e]">
            <span
              className="absolute inset-y-0 rounded-full bg-[linear-gradient(90deg,var(--color-ambar-300),#ff9e7b)]"
              style={{ left: percent(range.lowCents / scale), width: percent((range.highCents - range.lowCents) / scale) }}
            />
          </div>
          <p className="text-xs text-on-deep-2">
            {m.home_costs_sample({ count: range.centers, number: formatNumber(range.centers), detail: insideSentence(range.detail) })}
          </p>
        </li>
      ))}
      <li className="text-xs text-on-deep-2">{updated(shown)}</li>
    </ul>
  );
}

function updated(ranges: readonly PriceRange[]): string {
  const first = formatMonth(ranges.map(({ from }) => from).sort()[0]!);
  const last = formatMonth(
    ranges
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
  );
  return first === last ? m.home_costs_updated_once({ month: first }) : m.home_costs_updated({ from: first, to: last });
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
