import type { ReviewTime } from "#domain/verification/review-time.server.ts";
import { MEASURED_DAYS } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Says how long our decisions took, with the number of cases, or that there are too few. */
export const reviewTimeText = ({ median, cases }: ReviewTime): string =>
  median === null
    ? m.verification_measured_none({ days: MEASURED_DAYS })
    : m.verification_measured({ days: MEASURED_DAYS, cases, median: formatNumber(median, Number.isInteger(median) ? 0 : 1) });
