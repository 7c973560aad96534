import { m } from "#messages/m.ts";
import { formatUsdRange } from "#platform/money.ts";

const WIDTH = 140;
const HEIGHT = 16;

/** A center's price among those of the others: a dot each on one line, and the range in words. */
export function AmongCenters({ own, others }: { own: number | null; others: readonly number[] }) {
  if (others.length === 0)
    return <span className="text-ink-3 text-sm max-lg:col-start-1 max-lg:row-start-2">{m.listing_prices_others_none()}</span>;
  const all = own === null ? others : [...others, own];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (amount: number) => (high === low ? WIDTH / 2 : 6 + ((amount - low) / (high - low)) * (WIDTH - 12));
  const range = formatUsdRange(others[0]!, others.at(-1)!);
  return (
    <span className="grid gap-0.5 max-lg:col-start-1 max-lg:row-start-2">
      <svg aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="max-w-full">
        <line x1="0" x2={WIDTH} y1="8" y2="8" className="stroke-line-strong" />
        {others.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal prices are different centers, and their order is by price
          <circle key={index} cx={x(amount)} cy="8" r="4" className="fill-mar-300 stroke-mar-500" />
        ))}
        {own !== null && <circle cx={x(own)} cy="8" r="5.5" className="fill-chart-1" />}
      </svg>
      <span className="text-pretty text-ink-2 text-sm tabular-nums">{m.listing_prices_range({ count: others.length, range })}</span>
    </span>
  );
}
