import type { Exclusivity } from "#domain/leads/offer.ts";
import { type Criteria, type CriteriaFacts, meetsCriteria } from "#domain/routing/criteria.ts";

/** What a center has us open for it, and how much of its money that may take. */
export interface AutomaticRule {
  readonly criteria: Criteria;
  /** Null opens both. */
  readonly exclusivity: Exclusivity | null;
  /** Of the request, 0 to 100. */
  readonly minQuality: number;
  readonly maxPriceCents: number;
  /** In a day of the center's calendar. */
  readonly dailyCents: number;
  /** In any thirty days. */
  readonly monthlyCents: number;
  /** It stops while this many of those that it opened passed their deadline unanswered. */
  readonly stopsUnanswered: boolean;
}

/** An offer with what may be known of its request before the purchase. */
export interface OfferToWeigh extends CriteriaFacts {
  readonly priceCents: number;
  readonly exclusivity: Exclusivity;
  readonly quality: number;
  /** Its patient asks before anybody sees their contact data. */
  readonly asksFirst: boolean;
}

/** What automatic purchase did so far, and what is left. */
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
/** Why it opens an offer (`meets-all`), or leaves it to people. */
export type AutomaticReason = (typeof AUTOMATIC_REASONS)[number];

export const MAX_UNANSWERED = 3;
/** The days of a month here, so that no limit starts anew overnight. */
export const MONTH_DAYS = 30;

/** Decides whether an offer is opened without a person, and says why. Pure, and asked after routing, which knows nothing of it. */
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
