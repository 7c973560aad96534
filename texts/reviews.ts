import { m } from "#app/paraglide/messages.js";
import type { ReportReason } from "#domain/reviews/review.ts";

export const REPORT_REASON_NAMES: Readonly<Record<ReportReason, () => string>> = {
  insult: m.reviews_report_insult,
  "personal-data": m.reviews_report_personal_data,
  "not-a-visit": m.reviews_report_not_a_visit,
  other: m.reviews_report_other,
};
