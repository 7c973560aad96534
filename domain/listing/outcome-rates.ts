/** Births per transfer, with the interval that a small number of cases leaves open. */

export const AGE_BANDS = ["under-35", "35-37", "38-40", "41-42", "43-plus"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export type EggSource = "own" | "donor";

/** Below this number of cases a percentage is more misleading than helpful. */
export const MIN_CASES = 20;

export interface OutcomeCounts {
  readonly births: number;
  readonly transfers: number;
}

export interface Rate {
  readonly point: number;
  readonly low: number;
  readonly high: number;
}

export interface OutcomeBand extends OutcomeCounts {
  readonly ageBand: AgeBand;
  readonly retrievals: number | null;
  /** Shares from 0 to 1. Null under twenty transfers, where pages show only the fraction. */
  readonly rate: Rate | null;
}

/** z for a 95 % interval. */
const Z = 1.959963984540054;

/** Computes Wilson's score interval. Unlike the usual plus-minus interval, it stays inside 0–1 and is accurate at small numbers. */
export function wilsonInterval({ births, transfers }: OutcomeCounts): Rate {
  const point = births / transfers;
  const denominator = 1 + Z ** 2 / transfers;
  const center = (point + Z ** 2 / (2 * transfers)) / denominator;
  const margin = (Z / denominator) * Math.sqrt((point * (1 - point)) / transfers + Z ** 2 / (4 * transfers ** 2));
  return { point, low: births === 0 ? 0 : center - margin, high: births === transfers ? 1 : center + margin };
}

export function rateOf(counts: OutcomeCounts): Rate | null {
  return counts.transfers < MIN_CASES ? null : wilsonInterval(counts);
}

/** Returns the reported outcomes, youngest band first. Bands without a report are absent, not zero. */
export function outcomeBands(rows: readonly (OutcomeCounts & { ageBand: AgeBand; retrievals: number | null })[]): OutcomeBand[] {
  return AGE_BANDS.flatMap((ageBand) => {
    const row = rows.find((candidate) => candidate.ageBand === ageBand);
    return row ? [{ ...row, rate: rateOf(row) }] : [];
  });
}
