import type { FollowupState, FollowupStep } from "#domain/followups/followup.ts";
import type { DeclineReason } from "#domain/offers/decline-reason.ts";
import { DUPLICATE_MONTHS, type ReturnReason } from "#domain/offers/return-reason.ts";
import type { QualityPart } from "#domain/routing/quality.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const STATE_NAMES: ChoiceNames<FollowupState> = {
  new: m.requests_state_new,
  contacted: m.requests_state_contacted,
  consultation: m.requests_state_consultation,
  started: m.requests_state_started,
  lost: m.requests_state_lost,
};

const STEPS: ChoiceNames<Exclude<FollowupStep, "assigned">> = {
  call: m.requests_step_call,
  whatsapp: m.requests_step_whatsapp,
  mail: m.requests_step_mail,
  contacted: m.requests_step_contacted,
  consultation: m.requests_step_consultation,
  started: m.requests_step_started,
  lost: m.requests_step_lost,
};

/** Says what was done with a request, and who was put in charge of it. */
export const stepName = (step: FollowupStep, to: string | null): string =>
  step === "assigned" ? (to === null ? m.requests_step_unassigned() : m.requests_step_assigned({ to })) : STEPS[step]();

export const FACTOR_NAMES: ChoiceNames<QualityPart["factor"]> = {
  phone: m.requests_factor_phone,
  email: m.requests_factor_email,
  confirmed: m.requests_factor_confirmed,
  message: m.requests_factor_message,
  treatment: m.requests_factor_treatment,
  budget: m.requests_factor_budget,
  pace: m.requests_factor_pace,
};

export const DECLINE_NAMES: ChoiceNames<DeclineReason> = {
  "no-room": m.requests_decline_no_room,
  "not-our-work": m.requests_decline_not_our_work,
  country: m.requests_decline_country,
  language: m.requests_decline_language,
  other: m.requests_decline_other,
};

export const RETURN_NAMES: ChoiceNames<ReturnReason> = {
  unreachable: m.requests_return_unreachable,
  duplicate: () => m.requests_return_duplicate({ months: DUPLICATE_MONTHS }),
  "outside-criteria": m.requests_return_outside,
  "wrong-phone": m.requests_return_phone,
};
