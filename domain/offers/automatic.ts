import type { Exclusivity } from "#domain/leads/offer.ts";
import { type Criteria, type CriteriaFacts, meetsCriteria } from "#domain/routing/criteria.ts";

/** Which requests are opened automatically for a center, and how much of its money that may cost. */
export interface AutomaticRule {
  readonly criteria: Criteria;
  /** Null for both. */
  readonly exclusivity: Exclusivity | null;
  /** The minimum quality of the request, 0 to 100. */
  readonly minQuality: number;
  readonly maxPriceCents: number;
  /** The limit for a day of the center's calendar. */
  readonly dailyCents: number;
  /** The limit for any thirty days. */
  readonly monthlyCents: number;
  /** True to stop when this many of the requests that it opened have passed their deadline unanswered. */
  readonly stopsUnanswered: boolean;
}

/** An offer with the facts about its request that may be known before the purchase. */
export interface OfferToWeigh extends CriteriaFacts {
  readonly priceCents: number;
  readonly exclusivity: Exclusivity;
  readonly quality: number;
  /** True when the patient asks before anybody sees their contact data. */
  readonly asksFirst: boolean;
}

/** What automatic purchase has spent, and what is left. */
export interface Spent {
  readonly todayCents: number;
  readonly monthCents: number;
  readonly unanswered: number;
}

export const AUTOMATIC_REASONS = [
  "meets-all",
  "asked-first",
  "outside-criteria",
  "other-exclusivity",
  "quality-below",
  "price-above",
  "unanswered",
  "day-spent",
  "month-spent",
  "balance-short",
  "opened-before",
] as const;
/** The reason for opening an offer (`meets-all`), or for leaving it to people. */
export type AutomaticReason = (typeof AUTOMATIC_REASONS)[number];

export const MAX_UNANSWERED = 3;
/** The length of a month here: a sliding window, so that no limit starts from zero overnight. */
export const MONTH_DAYS = 30;

/**
 * Decides whether an offer is opened automatically, and says why. It is pure, and is called after routing, which knows nothing about it.
 */
export function weighOffer(
  rule: AutomaticRule,
  offer: OfferToWeigh,
  spent: Spent,
): Exclude<AutomaticReason, "balance-short" | "opened-before"> {
  if (offer.asksFirst) return "asked-first";
  if (!meetsCriteria(offer, rule.criteria)) return "outside-criteria";
  if (rule.exclusivity !== null && rule.exclusivity !== offer.exclusivity) return "other-exclusivity";
  if (offer.quality < rule.minQuality) return "quality-below";
  if (offer.priceCents > rule.maxPriceCents) return "price-above";
  if (rule.stopsUnanswered && spent.unanswered >= MAX_UNANSWERED) return "unanswered";
  if (spent.todayCents + offer.priceCents > rule.dailyCents) return "day-spent";
  if (spent.monthCents + offer.priceCents > rule.monthlyCents) return "month-spent";
  return "meets-all";
}
