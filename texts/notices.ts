import { GRACE_DAYS } from "#domain/listing/licences.ts";
import { EXPIRED_AFTER_MONTHS, STALE_AFTER_MONTHS } from "#domain/listing/price-age.ts";
import type { ConsultationEvent, NextStep, NoticeFacts, Said } from "#domain/notices/notice.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDays, formatLongMonth } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";
import { PART_NAMES } from "./changes.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";
import { companionWords } from "./companions.ts";
import { DOCUMENT_NAMES } from "./listing.ts";
import { refusalText } from "./reviews.ts";

const CONSULTATION_TITLES: Readonly<Record<ConsultationEvent, (when: { day: string; time: string }) => string>> = {
  asked: m.notices_consultation_asked,
  "move-asked": m.notices_consultation_move_asked,
  confirmed: m.notices_consultation_confirmed,
  declined: m.notices_consultation_declined,
  off: m.notices_consultation_off,
  reminder: m.notices_consultation_reminder,
};

export const NEXT_STEPS: ChoiceNames<NextStep> = {
  document: m.notices_week_next_document,
  prices: m.notices_week_next_prices,
  photos: m.notices_week_next_photos,
  outcomes: m.notices_week_next_outcomes,
};

export interface NoticeWords {
  /** Also the subject of the mail, so what patients get names no center. */
  title: string;
  text: string;
  /** The one thing to do, as the text of a button. */
  action: string;
}

const documentName = (kind: string): string => nameOf(DOCUMENT_NAMES, kind) ?? kind;

/** Returns what a notice says, in lists and mails. */
export function noticeWords(said: Said, centerName: string | null): NoticeWords {
  const center = centerName ?? m.notices_a_center();
  switch (said.kind) {
    case "consultation": {
      const { event, startsAt, zone } = said.facts;
      const start = new Date(startsAt);
      const title = CONSULTATION_TITLES[event]({ day: formatWeekdayIn(start, zone), time: formatTimeIn(start, zone) });
      return { title, text: "", action: m.notices_consultation_action() };
    }
    case "message":
      return { title: m.threads_notice_message(), text: m.threads_notice_message_text(), action: m.threads_notice_message_action() };
    case "contact-open":
      return { title: m.threads_notice_open(), text: m.threads_notice_open_text(), action: m.threads_notice_open_action() };
    case "contact-waits":
      return { title: m.threads_notice_waits(), text: m.threads_notice_waits_text(), action: m.threads_notice_message_action() };
    case "callback":
      return {
        title: m.followups_notice_callback(),
        text: m.followups_notice_callback_text(),
        action: m.followups_notice_callback_action(),
      };
    case "companion-joined":
    case "companion-ended":
      return companionWords(said.kind, said.facts);
    case "day":
      return { title: m.patients_calendar_neutral(), text: "", action: m.notices_day_action() };
    case "request":
      return { title: m.notices_request(), text: m.notices_request_text(), action: m.notices_request_action() };
    case "balance-low":
      return {
        title: m.notices_balance_low(),
        text: m.notices_balance_low_text({ center, balance: formatUsdExact(said.facts.balanceCents) }),
        action: m.notices_balance_low_action(),
      };
    case "request-opened":
      return {
        title: m.notices_request_opened(),
        text: m.notices_request_opened_text({ center }),
        action: m.notices_request_opened_action(),
      };
    case "return-decided": {
      const { upheld, note } = said.facts;
      const text = upheld ? m.notices_return_upheld_text() : m.notices_return_refused_text({ note });
      return { title: upheld ? m.notices_return_upheld() : m.notices_return_refused(), text, action: m.notices_return_action() };
    }
    case "automatic-bought": {
      const [spent, balance] = [formatUsdExact(said.facts.spentCents), formatUsdExact(said.facts.balanceCents)];
      return {
        title: said.facts.spentCents > 0 ? m.notices_automatic_bought({ spent }) : m.notices_automatic_bought_free(),
        text: m.notices_automatic_bought_text({ center, balance }),
        action: m.notices_automatic_bought_action(),
      };
    }
    case "automatic-stopped":
      return {
        title: m.notices_automatic_stopped(),
        text: m.notices_automatic_stopped_text(said.facts),
        action: m.notices_automatic_stopped_action(),
      };
    case "review-published":
      return ofReview(m.notices_review_published(), m.notices_review_published_text({ center }));
    case "review-returned":
      return ofReview(m.notices_review_returned(), m.notices_review_returned_text({ reason: refusalText(said.facts) }));
    case "review-replied":
      return ofReview(m.notices_review_replied(), m.notices_review_replied_text({ center }));
    case "review-received":
      return ofReview(m.notices_review_received(), m.notices_review_received_text({ rating: said.facts.rating, center }));
    case "review-report-decided": {
      const { removed, note } = said.facts;
      const text = removed ? m.notices_review_removed_text() : m.notices_review_kept_text();
      return ofReview(m.notices_review_report_decided(), [text, note].filter(Boolean).join(" "));
    }
    case "review-reply-decided":
      return said.facts.published
        ? ofReview(m.notices_review_reply_published(), m.notices_review_reply_published_text({ center }))
        : ofReview(m.notices_review_reply_refused(), m.notices_review_returned_text({ reason: refusalText(said.facts) }));
    case "review-appeal-decided": {
      const { upheld, note } = said.facts;
      const text = upheld ? m.notices_review_upheld_text() : m.notices_review_dismissed_text();
      return ofReview(m.notices_review_appeal_decided(), [text, note].filter(Boolean).join(" "));
    }
    case "claim-approved":
      return { title: m.notices_claim_approved({ center }), text: m.notices_claim_approved_text(), action: m.notices_claim_action() };
    case "claim-rejected":
      return {
        title: m.notices_claim_rejected({ center }),
        text: m.notices_claim_rejected_text(said.facts),
        action: m.notices_claim_action(),
      };
    case "top-up-paid": {
      const amount = formatUsdExact(said.facts.netCents);
      return { title: m.topups_notice_paid({ amount }), text: m.topups_notice_paid_text({ center }), action: m.topups_notice_action() };
    }
    case "top-up-refused":
      return { title: m.topups_notice_refused(), text: m.topups_notice_refused_text(said.facts), action: m.topups_notice_action() };
    case "credit-given": {
      const { cents, reason } = said.facts;
      const text = m.credits_notice_text({ center, reason });
      return { title: m.credits_notice({ amount: formatUsdExact(cents) }), text, action: m.notices_balance_low_action() };
    }
    case "document-expiring":
    case "document-expired":
    case "licence-lapsed":
      return { ...ofDocument(said, center), action: m.notices_document_action() };
    case "prices-old":
      return {
        title: m.notices_prices_old({ ...said.facts, months: STALE_AFTER_MONTHS }),
        text: m.notices_prices_old_text({ center, months: EXPIRED_AFTER_MONTHS }),
        action: m.notices_prices_action(),
      };
    case "conduct-proposed": {
      const text = m.notices_conduct_proposed_text({ center, from: formatDate(said.facts.from) });
      return { title: m.notices_conduct_proposed(), text, action: m.notices_conduct_action() };
    }
    case "conduct-decided": {
      const text = said.facts.upheld ? m.notices_conduct_upheld_text(said.facts) : m.notices_conduct_dismissed_text(said.facts);
      return { title: m.notices_conduct_decided({ center }), text, action: m.notices_conduct_action() };
    }
    case "profile-unfinished": {
      const text = centerName ? m.notices_unfinished_text(said.facts) : m.notices_unfinished_none_text();
      return { title: m.notices_unfinished(), text, action: m.notices_unfinished_action() };
    }
    case "profile-decided":
      return { ...PROFILE_DECIDED[said.facts.decision]({ center, reason: said.facts.reason ?? "" }), action: m.notices_profile_action() };
    case "change-decided":
      return { ...ofChange(said.facts, center), action: m.notices_change_action() };
    case "practice":
      return { ...PRACTICE[said.facts.event]({ ...said.facts, center }), action: m.practice_notice_action() };
    case "featured-decided":
      return {
        title: said.facts.granted ? m.featured_notice_granted({ center }) : m.featured_notice_refused({ center }),
        text: said.facts.granted ? m.featured_notice_granted_text() : m.featured_notice_refused_text({ reason: said.facts.reason ?? "" }),
        action: m.featured_notice_action(),
      };
    case "featured-ended":
      return {
        title: m.featured_notice_ended({ center }),
        text: m.featured_notice_ended_text({ reason: said.facts.reason, amount: formatUsdExact(said.facts.refundedCents) }),
        action: m.featured_notice_action(),
      };
    case "document-returned":
      return {
        title: m.notices_document_returned({ document: documentName(said.facts.document) }),
        text: m.notices_document_returned_text({ center, reason: said.facts.reason }),
        action: m.notices_document_action(),
      };
    case "outcomes-returned":
      return {
        title: m.notices_outcomes_returned({ year: said.facts.year }),
        text: m.notices_outcomes_returned_text({ center, reason: said.facts.reason }),
        action: m.notices_outcomes_action(),
      };
    case "webhook-stopped":
      return {
        title: m.webhooks_notice_stopped(),
        text: m.webhooks_notice_stopped_text({ center, days: said.facts.days }),
        action: m.webhooks_notice_action(),
      };
    case "monthly-letter":
      return {
        title: m.notices_month({ month: formatLongMonth(said.facts.from).toLowerCase() }),
        text: m.notices_month_text({ center }),
        action: m.notices_week_action(),
      };
    case "weekly-summary":
      return { title: m.notices_week({ days: formatDays(said.facts.from, said.facts.to) }), ...ofWeek(said.facts, center) };
  }
}

type ProfileWords = (said: { center: string; reason: string }) => { title: string; text: string };
const PROFILE_DECIDED: Readonly<Record<NoticeFacts["profile-decided"]["decision"], ProfileWords>> = {
  published: ({ center }) => ({ title: m.notices_profile_published({ center }), text: m.notices_profile_published_text() }),
  verified: ({ center }) => ({ title: m.notices_profile_verified({ center }), text: m.notices_profile_verified_text() }),
  returned: ({ center, reason }) => ({ title: m.notices_profile_returned({ center }), text: m.notices_profile_returned_text({ reason }) }),
  suspended: ({ center, reason }) => ({
    title: m.notices_profile_suspended({ center }),
    text: m.notices_profile_suspended_text({ reason }),
  }),
};

type PracticeWords = (said: { other: string; center: string; ahead: number }) => { title: string; text: string };
const PRACTICE: Readonly<Record<NoticeFacts["practice"]["event"], PracticeWords>> = {
  asked: (said) => ({ title: m.practice_notice_asked(said), text: m.practice_notice_asked_text() }),
  accepted: (said) => ({ title: m.practice_notice_accepted(said), text: m.practice_notice_accepted_text(said) }),
  declined: (said) => ({ title: m.practice_notice_declined(said), text: m.practice_notice_declined_text() }),
  withdrawn: (said) => ({ title: m.practice_notice_withdrawn(said), text: "" }),
  left: (said) => ({
    title: m.practice_notice_left(said),
    text: said.ahead > 0 ? m.practice_notice_left_ahead({ count: said.ahead }) : m.practice_notice_left_text(said),
  }),
  removed: (said) => ({ title: m.practice_notice_removed(said), text: m.practice_notice_removed_text() }),
};

function ofChange({ part, accepted, reason }: NoticeFacts["change-decided"], center: string) {
  const what = { part: PART_NAMES[part](), center };
  const title = accepted ? m.notices_change_accepted(what) : m.notices_change_refused(what);
  return { title, text: accepted ? m.notices_change_accepted_text() : m.notices_change_refused_text({ reason: reason ?? "" }) };
}

const ofReview = (title: string, text: string): NoticeWords => ({ title, text, action: m.notices_review_action() });

function ofDocument(said: Extract<Said, { kind: "document-expiring" | "document-expired" | "licence-lapsed" }>, center: string) {
  const named = { document: documentName(said.facts.document), date: formatDate(said.facts.on) };
  if (said.kind === "document-expiring")
    return { title: m.notices_document_expiring(named), text: m.notices_document_expiring_text({ center }) };
  if (said.kind === "licence-lapsed")
    return { title: m.notices_licence_lapsed({ center }), text: m.notices_licence_lapsed_text({ ...named, days: GRACE_DAYS }) };
  const { until } = said.facts;
  const text = until ? m.notices_document_grace_text({ until: formatDate(until), center }) : m.notices_document_expired_text();
  return { title: m.notices_document_expired(named), text };
}

function ofWeek({ views, requests, consultations }: NoticeFacts["weekly-summary"], center: string) {
  const counts = {
    views: m.notices_week_views({ count: views }),
    requests: m.notices_week_requests({ count: requests }),
    consultations: m.notices_week_consultations({ count: consultations }),
  };
  return { text: m.notices_week_text({ center, ...counts }), action: m.notices_week_action() };
}
