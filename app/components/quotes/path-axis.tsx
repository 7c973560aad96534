import type { PathAxis } from "#domain/quotes/path-axis.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

/** The amounts below an axis. */
export function AxisAmounts({ end, ticks }: PathAxis) {
  return ticks.map((tick) => (
    <span
      key={tick}
      className={tick === 0 ? "absolute" : tick === end ? "absolute right-0" : "absolute -translate-x-1/2"}
      style={tick === end ? {} : { left: `${(tick / end) * 100}%` }}
    >
      {tick === 0 ? formatUsd(0) : formatNumber(tick / 100)}
    </span>
  ));
}
