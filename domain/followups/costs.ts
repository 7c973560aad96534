import type { LostReason } from "./followup.ts";

/** What came of the requests that a center opened in a period, and what it paid for them. */
export interface Outcomes {
  /** Without those that were given back. */
  readonly opened: number;
  /** Opened at our cost. */
  readonly free: number;
  readonly returned: number;
  /** With a consultation, also where it was lost afterwards. */
  readonly consulted: number;
  readonly started: number;
  readonly lost: Readonly<Partial<Record<LostReason, number>>>;
  /** What left the wallet for them, less what came back, in US cents. */
  readonly paidCents: number;
}

/** The steps of a request, from what is paid to what it is paid for. */
export const COST_STEPS = ["opened", "consulted", "started"] as const;
export type CostStep = (typeof COST_STEPS)[number];

/** Returns what one of each step cost, in US cents, and of how many; null where there is none, since nothing can be said of it. */
export const costPerStep = (outcomes: Outcomes): Readonly<Record<CostStep, { count: number; cents: number | null }>> => {
  const one = (step: CostStep) => {
    const count = outcomes[step];
    return { count, cents: count === 0 ? null : Math.round(outcomes.paidCents / count) };
  };
  return { opened: one("opened"), consulted: one("consulted"), started: one("started") };
};
