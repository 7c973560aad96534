import { scaleLinear } from "d3-scale";

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
