import type { ModerationView } from "#domain/reviews/moderation.ts";
import { type Refusal, type ReportReason, type ReviewStatus, WAIT_KINDS, type WaitKind } from "#domain/reviews/review.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";

export const REPORT_REASON_NAMES: ChoiceNames<ReportReason> = {
  insult: m.reviews_report_insult,
  "personal-data": m.reviews_report_personal_data,
  "not-a-visit": m.reviews_report_not_a_visit,
  other: m.reviews_report_other,
};

export const REFUSAL_NAMES: ChoiceNames<Refusal> = {
  insult: m.reviews_refusal_insult,
  "personal-data": m.reviews_refusal_personal_data,
  "not-a-visit": m.reviews_refusal_not_a_visit,
  advertising: m.reviews_refusal_advertising,
  "health-data": m.reviews_refusal_health_data,
};

export const MODERATION_VIEW_NAMES: ChoiceNames<ModerationView> = {
  esperan: m.moderation_view_esperan,
  publicadas: m.moderation_view_publicadas,
  rechazadas: m.moderation_view_rechazadas,
};

export const REVIEW_STATUS_NAMES: ChoiceNames<ReviewStatus> = {
  pending: m.moderation_status_pending,
  published: m.moderation_status_published,
  rejected: m.moderation_status_rejected,
};

export const WAIT_KIND_NAMES: ChoiceNames<WaitKind> = {
  review: m.moderation_kind_review,
  report: m.moderation_kind_report,
  reply: m.moderation_kind_reply,
  appeal: m.moderation_kind_appeal,
};

/** Says which parts of a review wait, in our team's order. */
export const waitsText = (waits: readonly WaitKind[]): string =>
  WAIT_KINDS.filter((kind) => waits.includes(kind))
    .map((kind) => WAIT_KIND_NAMES[kind]())
    .join(" · ");

/**
 * Says why something is kept out: the reason, then the note of our team. Older versions wrote words instead of a code, which are
 * shown as they are.
 */
export function refusalText({ reason, note }: { reason: string | null; note?: string }): string {
  const name = reason && (nameOf(REFUSAL_NAMES, reason) ?? reason);
  return [name, note].filter(Boolean).join(". ");
}
