import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";

/** An offer whose reply clock has stopped: after how many open hours of the center, or null when nobody answered in time or later. */
export interface ReplyCase {
  readonly madeAt: Date;
  readonly hours: number | null;
}

/** What profiles say of a center's answers. */
export interface ReplyFigures {
  /** Null when so few were answered that the middle one was not. */
  readonly medianHours: number | null;
  /** From 0 to 1: answered within the hours that a center has. */
  readonly within24h: number;
  readonly cases: number;
}

/** Counts the cases of a center. One without an answer is slower than every answer, so it moves the median up. Returns null under five. */
export function figuresOf(cases: readonly Pick<ReplyCase, "hours">[]): ReplyFigures | null {
  if (cases.length < MIN_REPLY_CASES) return null;
  const sorted = cases.map(({ hours }) => hours ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const middle = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
  return {
    medianHours: Number.isFinite(middle) ? Math.round(middle * 10) / 10 : null,
    within24h: sorted.filter((hours) => hours <= ANSWER_BUSINESS_HOURS).length / sorted.length,
    cases: sorted.length,
  };
}
