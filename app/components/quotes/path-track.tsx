import clsx from "clsx";
import type { PathAxis } from "#domain/quotes/path-axis.ts";
import type { Path, PathCost } from "#domain/quotes/quote-paths.ts";

interface Props extends PathAxis {
  costs: Readonly<Record<Path, PathCost>>;
  chosen: Path;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * A center's cost of the chosen path as a dot on the band from its short path to its long one. A minimum opens the band and makes the dot
 * hollow.
 */
export function PathTrack({ costs: { short, long, ...rest }, chosen, end, ticks }: Props) {
  const cost = { short, long, ...rest }[chosen];
  const open = long.isLeast;
  return (
    <span aria-hidden className="relative block h-9">
      {ticks.map((tick) => (
        <i key={tick} className="absolute inset-y-0 w-px bg-line" style={{ left: percent(tick / end) }} />
      ))}
      <i
        className={clsx(
          "absolute top-2.5 h-4 min-w-12",
          open
            ? "rounded-l-full border-y border-l border-mar-500 bg-tint [mask-image:linear-gradient(90deg,#000_40%,transparent)]"
            : "rounded-full border border-mar-500 bg-tint",
        )}
        style={{ left: `min(${percent(short.cents / end)}, 100% - 3rem)`, width: percent((long.cents - short.cents) / end) }}
      />
      <i
        className={clsx(
          "absolute top-2.5 size-4 -translate-x-1/2 rounded-full",
          cost.isLeast ? "border-3 border-chart-1 bg-surface" : "border-2 border-surface bg-chart-1",
        )}
        style={{ left: percent(cost.cents / end) }}
      />
    </span>
  );
}
