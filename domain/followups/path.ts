import type { LostReason } from "./followup.ts";

/** How many days one point of a drawn course covers: nine of them are the days that a center's answers are counted over. */
export const STEP_DAYS = 10;

/** The requests that came in some days, by how far they have come since. Each figure but `lost` counts among the one before it. */
export interface Steps {
  readonly arrived: number;
  readonly opened: number;
  readonly consulted: number;
  readonly started: number;
  /** Opened, and the center noted why they did not go on. */
  readonly lost: number;
  /** Those whose reply clock has stopped, and of these those that were answered. */
  readonly cases: number;
  readonly answered: number;
}

export interface RequestPath extends Steps {
  /** The same days, in parts of ten days, the oldest first. */
  readonly parts: readonly Steps[];
  /** The same number of days before these. */
  readonly before: Steps;
  readonly reasons: readonly { readonly reason: LostReason; readonly count: number }[];
  /** Offers whose time runs and that nobody has opened. */
  readonly toOpen: number;
  /** How many the center answered since midnight, and the last of these moments. */
  readonly today: { readonly answered: number; readonly lastAt: Date | null };
}

const NONE: Steps = { arrived: 0, opened: 0, consulted: 0, started: 0, lost: 0, cases: 0, answered: 0 };

/** Adds up the figures of several parts. */
export const sumOf = (parts: readonly Steps[]): Steps =>
  parts.reduce(
    (sum, part) => ({
      arrived: sum.arrived + part.arrived,
      opened: sum.opened + part.opened,
      consulted: sum.consulted + part.consulted,
      started: sum.started + part.started,
      lost: sum.lost + part.lost,
      cases: sum.cases + part.cases,
      answered: sum.answered + part.answered,
    }),
    NONE,
  );
