/** The largest content, the wait after an act, and how far content jumps: https://web.dev/articles/vitals */
export const SPEED_METRICS = ["LCP", "INP", "CLS"] as const;
export type SpeedMetric = (typeof SPEED_METRICS)[number];

export const isSpeedMetric = (name: unknown): name is SpeedMetric => SPEED_METRICS.some((metric) => metric === name);

/** Up to the first bound three of four visits are good; beyond the second they are bad. In milliseconds; CLS is a score. */
export const SPEED_BOUNDS: Readonly<Record<SpeedMetric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** Each step is this factor above the one before, so that a figure read from steps is wrong by at most half of that. */
const STEP = 1.05;
const MOST = 600_000;
const unitsOf = (metric: SpeedMetric) => (metric === "CLS" ? 1000 : 1);

/** Returns the step that a measurement is counted in. */
export const stepOf = (metric: SpeedMetric, value: number): number =>
  Math.ceil(Math.log(Math.min(Math.max(value * unitsOf(metric), 1), MOST)) / Math.log(STEP));

/** Returns the middle of a step. The first holds everything up to one unit. */
export const middleOf = (metric: SpeedMetric, step: number): number => (step === 0 ? 0 : STEP ** (step - 0.5) / unitsOf(metric));

/** With fewer measurements than this there is no figure. */
export const MIN_MEASUREMENTS = 20;

/** The value that three of four visits did not exceed, and the number of measured visits. */
export interface Speed {
  readonly value: number | null;
  readonly count: number;
}
