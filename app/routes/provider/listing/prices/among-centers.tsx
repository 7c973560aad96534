import type { OwnPrice } from "#domain/listing/prices.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd, formatUsdRange } from "#platform/money.ts";

/** The round amounts between which the prices of a group stand. */
export interface Axis {
  readonly start: number;
  readonly end: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * Returns one axis for all prices of a group, so that its lines can be compared. It begins at zero unless all are far from it: dots, unlike
 * bars, are read by their place.
 */
export function axisOf(amounts: readonly number[]): Axis {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts, 100)];
  const power = 10 ** Math.floor(Math.log10(highest));
  const end = STEPS.map((step) => step * power).find((round) => round >= highest)!;
  const unit = power / 5;
  const start = lowest < end / 4 || !Number.isFinite(lowest) ? 0 : Math.min(Math.floor(lowest / unit) * unit, end / 2);
  return { start, end, ticks: [start, (start + end) / 2, end] };
}

/** Where an amount stands, with room for half a dot at both ends. */
const at = (amount: number, { start, end }: Axis) => `${(3 + ((amount - start) / (end - start)) * 94).toFixed(2)}%`;

const HEIGHT = 28;
const MIDDLE = HEIGHT / 2;

interface Props {
  own: number | null;
  /** True for a price from too long ago. */
  isOld: boolean;
  others: readonly number[];
  median: OwnPrice["median"];
  city: string;
  axis: Axis;
}

/** A center's price among those of the others, on the axis of its group: a dot each, and range and median in words for who does not see it. */
export function AmongCenters({ own, isOld, others, median, city, axis }: Props) {
  if (others.length === 0) return <span className="text-ink-2 text-sm">{m.listing_prices_others_none()}</span>;
  const [low, high] = [others[0]!, others.at(-1)!];
  return (
    <span className="block">
      <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible">
        {axis.ticks.map((tick) => (
          <line key={tick} x1={at(tick, axis)} x2={at(tick, axis)} y1="0" y2={HEIGHT} className="stroke-line" />
        ))}
        <line
          x1={at(low, axis)}
          x2={at(high, axis)}
          y1={MIDDLE}
          y2={MIDDLE}
          strokeWidth="14"
          strokeLinecap="round"
          className="stroke-mar-500"
        />
        <line
          x1={at(low, axis)}
          x2={at(high, axis)}
          y1={MIDDLE}
          y2={MIDDLE}
          strokeWidth="11.5"
          strokeLinecap="round"
          className="stroke-mar-100 dark:stroke-mar-800"
        />
        {others.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal prices are different centers, and their order is by price
          <circle key={index} cx={at(amount, axis)} cy={MIDDLE} r="4" className="fill-mar-300 stroke-mar-500" />
        ))}
        {median !== null && (
          <line
            x1={at(median.value, axis)}
            x2={at(median.value, axis)}
            y1="3"
            y2={HEIGHT - 3}
            strokeWidth="2"
            strokeDasharray={median.inCity ? undefined : "4 3"}
            className="stroke-ink"
          />
        )}
        {own !== null && (
          <circle
            cx={at(own, axis)}
            cy={MIDDLE}
            r={isOld ? 6 : 7}
            strokeWidth={isOld ? 2.5 : 1.5}
            className={isOld ? "fill-surface stroke-chart-1" : "fill-chart-1 stroke-surface"}
          />
        )}
      </svg>
      <span className="sr-only">
        {m.listing_prices_range({ count: others.length, range: formatUsdRange(low, high) })}
        {median && `. ${medianName(median, city)}: ${formatUsd(Math.round(median.value / 100) * 100)}`}
      </span>
    </span>
  );
}

const medianName = ({ inCity }: NonNullable<Props["median"]>, city: string) =>
  inCity ? m.listing_prices_median({ city }) : m.listing_prices_median_country();

/** The amounts of an axis, above the lines of its group. */
export function AxisTicks({ axis, format }: { axis: Axis; format: (amount: number) => string }) {
  return (
    <span aria-hidden className="num relative block h-5 text-ink-2 text-sm">
      {axis.ticks.map((tick) => (
        <span key={tick} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: at(tick, axis) }}>
          {format(tick)}
        </span>
      ))}
    </span>
  );
}
