import { type AutomaticReason, type AutomaticRule, MAX_UNANSWERED } from "#domain/offers/automatic.ts";
import type { TriedOffer } from "#domain/offers/automatic-trial.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

/** Says why an offer would have been opened, or left to people. */
export function automaticReason({ reason, priceCents, spentCents }: TriedOffer, rule: AutomaticRule): string {
  switch (reason) {
    case "meets-all":
      return m.offers_reason_meets({ spent: formatUsd(spentCents), limit: formatUsd(rule.monthlyCents) });
    case "asked-first":
      return m.offers_reason_asked_first();
    case "outside-criteria":
      return m.offers_reason_criteria();
    case "other-exclusivity":
      return m.offers_reason_kind();
    case "quality-below":
      return m.offers_reason_quality({ min: rule.minQuality });
    case "price-above":
      return m.offers_reason_price({ price: formatUsd(priceCents), max: formatUsd(rule.maxPriceCents) });
    case "unanswered":
      return m.offers_reason_unanswered({ count: MAX_UNANSWERED });
    case "day-spent":
      return m.offers_reason_day({ limit: formatUsd(rule.dailyCents) });
    case "month-spent":
      return m.offers_reason_month({ limit: formatUsd(rule.monthlyCents) });
    case "balance-short":
      return m.offers_reason_balance();
    case "opened-before":
      return m.offers_reason_before();
  }
}

/** The reasons why a request was opened, or left to people. They name no amount, since the rule may have changed since. */
const DECIDED: Readonly<Record<AutomaticReason, () => string>> = {
  "meets-all": m.offers_decided_meets,
  "asked-first": m.offers_reason_asked_first,
  "outside-criteria": m.offers_decided_criteria,
  "other-exclusivity": m.offers_decided_kind,
  "quality-below": m.offers_decided_quality,
  "price-above": m.offers_decided_price_above,
  unanswered: m.offers_decided_unanswered,
  "day-spent": m.offers_decided_day,
  "month-spent": m.offers_decided_month,
  "balance-short": m.offers_reason_balance,
  "opened-before": m.offers_reason_before,
};

export const decidedReason = (reason: AutomaticReason): string => DECIDED[reason]();

/** Counts the reasons why the other offers were left to people, the most frequent first. */
export function leftReasons(
  offers: readonly TriedOffer[],
  rule: AutomaticRule,
): { reason: AutomaticReason; count: number; text: string }[] {
  const texts: Partial<Record<AutomaticReason, string>> = {
    "outside-criteria": m.offers_left_criteria(),
    "other-exclusivity": m.offers_left_kind(),
    "quality-below": m.offers_left_quality(),
    "price-above": m.offers_left_price({ max: formatUsd(rule.maxPriceCents) }),
    "day-spent": m.offers_left_day(),
    "month-spent": m.offers_left_month(),
    "asked-first": m.offers_left_asked_first(),
  };
  return Object.entries(texts)
    .map(([reason, text]) => ({ reason: reason as AutomaticReason, text, count: offers.filter((offer) => offer.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
