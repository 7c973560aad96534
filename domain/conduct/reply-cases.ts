import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";

/** An offer whose reply clock has stopped, with the center's open hours until the answer; null when nobody answered. */
export interface ReplyCase {
  readonly madeAt: Date;
  readonly hours: number | null;
}

/** A center's reply figures, as profiles show them. */
export interface ReplyFigures {
  /** Null when fewer than half were answered. */
  readonly medianHours: number | null;
  /** The share, from 0 to 1, answered within the hours that a center has. */
  readonly within24h: number;
  readonly cases: number;
}

/**
 * Returns the reply figures of a center. A case without an answer counts as slower than every answer, so it raises the median.
 * Returns null under five cases.
 */
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
