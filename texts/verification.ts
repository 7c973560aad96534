import type { ListingFacts } from "#domain/listing/steps.ts";
import type { Decision, Item, Missing } from "#domain/verification/checklist.ts";
import type { HistoryAct } from "#domain/verification/history.ts";
import type { View } from "#domain/verification/queue.ts";
import type { Unproven } from "#domain/verification/read-words.ts";
import { daysWaited } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";
import { DOCUMENT_NAMES } from "./listing.ts";

export const ITEM_NAMES: ChoiceNames<Item> = {
  identity: m.verification_item_identity,
  team: m.verification_item_team,
  laboratory: m.verification_item_laboratory,
};

export const VIEW_NAMES: ChoiceNames<View> = {
  pending: m.verification_view_pending,
  imported: m.verification_view_imported,
  changes: m.verification_view_changes,
  papers: m.verification_view_papers,
  expiring: m.verification_view_expiring,
  published: m.verification_view_published,
  verified: m.verification_view_verified,
  returned: m.verification_view_returned,
};

export const STATUS_NAMES: ChoiceNames<ListingFacts["status"]> = {
  draft: m.verification_status_draft,
  pending: m.verification_status_pending,
  published: m.verification_status_published,
  verified: m.verification_status_verified,
  returned: m.verification_status_returned,
};

export const DECISION_NAMES: ChoiceNames<Decision> = {
  published: m.verification_decide_published,
  verified: m.verification_decide_verified,
  renewed: m.verification_decide_renewed,
  returned: m.verification_decide_returned,
  suspended: m.verification_decide_suspended,
};

export const DECISION_TEXTS: ChoiceNames<Decision> = {
  published: m.verification_decide_published_text,
  verified: m.verification_decide_verified_text,
  renewed: m.verification_decide_renewed_text,
  returned: m.verification_decide_returned_text,
  suspended: m.verification_decide_suspended_text,
};

const UNPROVEN: ChoiceNames<Unproven> = {
  nothing: m.verification_unproven_nothing,
  unpicked: m.verification_unproven_unpicked,
  unlike: m.verification_unproven_unlike,
  alike: m.verification_unproven_alike,
};

/** Says why what was read on a paper proves nothing yet. */
export const unprovenText = (why: Unproven): string => UNPROVEN[why]();

/** Names what is missing for a decision: «Identidad», «Exequátur». */
export const missingName = (missing: Missing): string =>
  missing in ITEM_NAMES ? ITEM_NAMES[missing as Item]() : DOCUMENT_NAMES[missing as Exclude<Missing, Item>]();

/** Says how many business days a profile has waited, compared with the promised number. */
export const waitText = (days: number, promised: number): string =>
  days > promised ? m.verification_waits_over({ days: days - promised }) : m.verification_waits_days({ day: daysWaited(days), promised });

const HISTORY: ChoiceNames<HistoryAct> = {
  "provider.added": m.verification_history_added,
  "provider.corrected": m.verification_history_corrected,
  "provider.submitted": m.verification_history_submitted,
  "provider.checked": m.verification_history_checked,
  "provider.change_asked": m.verification_history_change_asked,
  "provider.change_withdrawn": m.verification_history_change_withdrawn,
  "provider.change_accepted": m.verification_history_change_accepted,
  "provider.change_refused": m.verification_history_change_refused,
  "provider.document_added": m.verification_history_document_added,
  "provider.document_accepted": m.verification_history_document_accepted,
  "provider.document_returned": m.verification_history_document_returned,
  "provider.document_removed": m.verification_history_document_removed,
  "provider.licence_lapsed": m.verification_history_licence_lapsed,
  "provider.published": m.verification_history_published,
  "provider.verified": m.verification_history_verified,
  "provider.renewed": m.verification_history_renewed,
  "provider.returned": m.verification_history_returned,
  "provider.suspended": m.verification_history_suspended,
};

/** Says one line of a profile's history. */
export function historyText(action: HistoryAct, detail: Readonly<Record<string, unknown>>): string {
  const what = typeof detail.item === "string" ? detail.item : typeof detail.kind === "string" ? detail.kind : null;
  const name = what && (nameOf(ITEM_NAMES, what) ?? nameOf(DOCUMENT_NAMES, what));
  return name ? `${HISTORY[action]()}: ${name}` : HISTORY[action]();
}
