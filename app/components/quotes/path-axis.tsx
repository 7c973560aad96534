import { scaleLinear } from "d3-scale";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

/** The end of an axis of amounts, and the positions of its lines, in cents. */
export interface PathAxis {
  readonly end: number;
  readonly ticks: readonly number[];
}

/** Returns an axis from zero to a round number beyond the highest amount. */
export function axisTo(maxCents: number, steps = 4): PathAxis {
  const axis = scaleLinear().domain([0, maxCents]).nice(steps);
  return { end: axis.domain()[1]!, ticks: axis.ticks(steps) };
}

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
