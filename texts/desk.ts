import type { ActorKind } from "#domain/audit/actor.ts";
import type { CallView } from "#domain/desk/call-list.ts";
import type { HoldReason, QueueView, RejectReason } from "#domain/desk/queue.ts";
import type { WaitingFor } from "#domain/desk/waiting.ts";
import type { LeadStatus, PriceTier } from "#domain/leads/lead.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import type { ListedReturn, ReturnState, ReturnView } from "#domain/offers/return-list.ts";
import type { RoutingWeight } from "#domain/routing/policy.ts";
import type { QualityCode } from "#domain/routing/quality.ts";
import type { ChosenReason, PassedReason } from "#domain/routing/routing.ts";
import type { EvidenceKind } from "#domain/vault/evidence.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, choicesIn, nameOf } from "./choice-names.ts";

export const WEIGHT_NAMES: ChoiceNames<RoutingWeight> = {
  city: m.desk_weight_city,
  language: m.desk_weight_language,
  verification: m.desk_weight_verification,
  reply: m.desk_weight_reply,
  rotation: m.desk_weight_rotation,
};

export const LEAD_STATUS_NAMES: ChoiceNames<LeadStatus> = {
  accepted: m.desk_status_accepted,
  unconfirmed: m.desk_status_unconfirmed,
  routed: m.desk_status_routed,
  waiting: m.desk_status_waiting,
  held: m.desk_status_held,
  rejected: m.desk_status_rejected,
  unmatched: m.desk_status_unmatched,
  attached: m.desk_status_attached,
  advice: m.desk_status_advice,
  closed: m.desk_status_closed,
};

export const VIEW_NAMES: ChoiceNames<QueueView> = {
  open: m.desk_view_open,
  held: m.desk_view_held,
  unmatched: m.desk_view_unmatched,
  advice: m.desk_view_advice,
  waiting: m.desk_view_waiting,
  unconfirmed: m.desk_view_unconfirmed,
  rejected: m.desk_view_rejected,
  routed: m.desk_view_routed,
  all: m.desk_view_all,
};

export const OFFER_STATUS_NAMES: ChoiceNames<OfferStatus> = {
  open: m.desk_offer_open,
  purchased: m.desk_offer_purchased,
  returned: m.desk_offer_returned,
  declined: m.desk_offer_declined,
  expired: m.desk_offer_expired,
  withdrawn: m.desk_offer_withdrawn,
};

export const TIER_NAMES: ChoiceNames<PriceTier> = {
  basic: m.desk_tier_basic,
  standard: m.desk_tier_standard,
  premium: m.desk_tier_premium,
};

export const EXCLUSIVITY_NAMES: ChoiceNames<Exclusivity> = {
  exclusive: m.desk_exclusivity_exclusive,
  shared: m.desk_exclusivity_shared,
};

export const WAITING_NAMES: ChoiceNames<WaitingFor> = {
  held: m.desk_wait_held,
  unmatched: m.desk_wait_unmatched,
  advice: m.desk_wait_advice,
  offers: m.desk_wait_offers,
  messages: m.desk_wait_messages,
  claims: m.desk_wait_claims,
  profiles: m.desk_wait_profiles,
  reviews: m.desk_wait_reviews,
  returns: m.desk_returns,
  credits: m.credits_waiting,
  topups: m.overview_wait_topups,
  changes: m.overview_wait_changes,
  papers: m.overview_wait_papers,
  licences: m.overview_wait_licences,
  outcomes: m.overview_wait_outcomes,
  prices: m.overview_wait_prices,
  objections: m.overview_wait_objections,
  statements: m.overview_wait_statements,
  places: m.overview_wait_places,
};

/** What our team does with the next item of a queue. */
export const WAITING_ACTS: ChoiceNames<WaitingFor> = {
  held: m.overview_act_held,
  unmatched: m.overview_act_unmatched,
  advice: m.overview_act_advice,
  offers: m.overview_act_offers,
  messages: m.overview_act_messages,
  claims: m.overview_act_claims,
  profiles: m.overview_act_profiles,
  reviews: m.overview_act_reviews,
  returns: m.overview_act_returns,
  credits: m.overview_act_credits,
  topups: m.overview_act_topups,
  changes: m.overview_act_profiles,
  papers: m.overview_act_profiles,
  licences: m.overview_act_licences,
  outcomes: m.overview_act_outcomes,
  prices: m.overview_act_outcomes,
  objections: m.overview_act_claims,
  statements: m.overview_act_profiles,
  places: m.overview_act_claims,
};

/** The reasons for choosing or passing over a center, as our own team reads them. */
const REASONS: ChoiceNames<ChosenReason | PassedReason> = {
  origin: m.desk_reason_origin,
  named: m.desk_reason_named,
  offers_service: m.desk_reason_offers_service,
  treats_patients: m.desk_reason_treats_patients,
  same_city: m.desk_reason_same_city,
  speaks_language: m.desk_reason_speaks_language,
  verified: m.desk_reason_verified,
  replies_fast: m.desk_reason_replies_fast,
  waited_longest: m.desk_reason_waited_longest,
  not_consented: m.desk_reason_not_consented,
  not_listed: m.desk_reason_not_listed,
  service_not_offered: m.desk_reason_service_not_offered,
  country_not_served: m.desk_reason_country_not_served,
  patients_not_treated: m.desk_reason_patients_not_treated,
  age_not_treated: m.desk_reason_age_not_treated,
  outside_criteria: m.desk_reason_outside_criteria,
  paused: m.desk_reason_paused,
  daily_cap_reached: m.desk_reason_daily_cap_reached,
  already_has_it: m.desk_reason_already_has_it,
  left_out: m.desk_reason_left_out,
  ranked_lower: m.desk_reason_ranked_lower,
  waits_for_admin: m.desk_reason_waits_for_admin,
  quality_held: m.desk_reason_quality_held,
  quality_rejected: m.desk_reason_quality_rejected,
};

/** Writes in one sentence why a center gets a request, or does not. Leaves out the codes of an older rule. */
export const reasonSentence = (codes: readonly string[]): string => codes.flatMap((code) => nameOf(REASONS, code) ?? []).join(", ");

/** What was found of a request that its score counts. */
export const QUALITY_REASONS: ChoiceNames<QualityCode> = {
  phone_valid: m.desk_quality_phone_valid,
  phone_invalid: m.desk_quality_phone_invalid,
  phone_not_asked: m.desk_quality_phone_not_asked,
  email_plausible: m.desk_quality_email_plausible,
  email_implausible: m.desk_quality_email_implausible,
  email_disposable: m.desk_quality_email_disposable,
  email_absent: m.desk_quality_email_absent,
  phone_confirmed: m.desk_quality_phone_confirmed,
  email_confirmed: m.desk_quality_email_confirmed,
  email_unconfirmed: m.desk_quality_email_unconfirmed,
  message_detailed: m.desk_quality_message_detailed,
  message_short: m.desk_quality_message_short,
  message_brief: m.desk_quality_message_brief,
  message_empty: m.desk_quality_message_empty,
  message_spam: m.desk_quality_message_spam,
  treatment_named: m.desk_quality_treatment_named,
  treatment_open: m.desk_quality_treatment_open,
  treatment_unknown: m.desk_quality_treatment_unknown,
  budget_stated: m.desk_quality_budget_stated,
  budget_unstated: m.desk_quality_budget_unstated,
  pace_normal: m.desk_quality_pace_normal,
  pace_fast: m.desk_quality_pace_fast,
  pace_flood: m.desk_quality_pace_flood,
};

export const REJECTS: ChoiceNames<RejectReason> = {
  spam: m.desk_reject_spam,
  "not-a-patient": m.desk_reject_not_a_patient,
  "no-contact": m.desk_reject_no_contact,
  duplicate: m.desk_reject_duplicate,
  test: m.desk_reject_test,
};
export const HOLDS: ChoiceNames<HoldReason> = {
  "doubtful-contact": m.desk_hold_doubtful_contact,
  "unclear-request": m.desk_hold_unclear_request,
  "asks-to-wait": m.desk_hold_asks_to_wait,
};
export const rejectReasons = () => choicesIn(REJECTS);
export const holdReasons = () => choicesIn(HOLDS);

const ACTORS: ChoiceNames<ActorKind> = {
  visitor: m.desk_actor_visitor,
  worker: m.desk_actor_worker,
  program: m.desk_actor_program,
  link: m.desk_actor_link,
  cli: m.desk_actor_cli,
  admin: m.desk_actor_admin,
  provider: m.desk_actor_provider,
  patient: m.desk_actor_patient,
  reviewer: m.audit_actor_reviewer,
};
const EVIDENCE: ChoiceNames<EvidenceKind> = {
  submission: m.desk_evidence_submission,
  "names-confirmed": m.desk_evidence_names_confirmed,
  "email-confirmed": m.desk_evidence_email_confirmed,
  "call-link-used": m.desk_evidence_call_link_used,
  "contact-accepted": m.desk_evidence_contact_accepted,
  "consent-restored": m.desk_evidence_consent_restored,
  "consent-withdrawn": m.desk_evidence_consent_withdrawn,
  closed: m.desk_evidence_closed,
  "companion-joined": m.desk_evidence_companion_joined,
  "companion-ended": m.desk_evidence_companion_ended,
  "whatsapp-agreed": m.desk_evidence_whatsapp_agreed,
  "whatsapp-withdrawn": m.desk_evidence_whatsapp_withdrawn,
};

/** Returns the name of the person or program that did something with a request, as its history shows it: «La persona» for its writer. */
export const actorName = (actor: string): string => nameOf(ACTORS, actor) ?? actor;
export const evidenceName = (kind: string): string => nameOf(EVIDENCE, kind) ?? kind;

/** Writes how long something has waited: in minutes, hours, then days. */
export function waitedFor(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return m.desk_minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? m.desk_hours({ count: hours }) : m.desk_days({ count: Math.floor(hours / 24) });
}

/** Returns what the writer of a request said about their telephone number, which a center reports as wrong. */
export const phoneSaid = (isRight: boolean | null): string =>
  isRight === null ? m.desk_returns_phone_silent() : isRight ? m.desk_returns_phone_right() : m.desk_returns_phone_wrong();

export const CALL_VIEW_NAMES: ChoiceNames<CallView> = { esperan: m.desk_calls_view_waiting, avisadas: m.desk_calls_view_told };

/** The views of a list of returns: undecided and decided. */
export const DECIDED_VIEW_NAMES: ChoiceNames<ReturnView> = { esperan: m.desk_view_undecided, decididas: m.desk_view_decided };

/** The outcomes of returns that are settled. */
export const RETURN_STATE_NAMES: ChoiceNames<ReturnState> = {
  upheld: m.desk_returns_upheld,
  refused: m.desk_returns_refused,
  asked: m.desk_returns_ended,
};

/** Says who decided a return: a person of our team, or nobody, because we know the fact ourselves. */
export const decidedBySaid = ({ decidedBy }: Pick<ListedReturn, "decidedBy">): string =>
  decidedBy === null ? m.desk_returns_by_fact() : decidedBy || m.desk_calls_team();
