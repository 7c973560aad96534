import type { DecisionTime } from "#domain/reviews/moderation.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Says how long our decisions took, with the number of cases, or that there are too few. */
export const decisionTimeText = ({ medianDays, cases }: DecisionTime): string =>
  medianDays === null
    ? m.moderation_measured_none({ cases })
    : m.moderation_measured({ cases, days: formatNumber(medianDays, medianDays < 10 ? 1 : 0) });
