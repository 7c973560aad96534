import type { CostStep } from "#domain/followups/costs.ts";
import type { FollowupState, FollowupStep, LostReason } from "#domain/followups/followup.ts";
import type { DeclineReason } from "#domain/offers/decline-reason.ts";
import { DUPLICATE_MONTHS, type ReturnReason } from "#domain/offers/return-reason.ts";
import type { QualityPart } from "#domain/routing/quality.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const STATE_NAMES: ChoiceNames<FollowupState> = {
  new: m.followups_state_new,
  contacted: m.followups_state_contacted,
  consultation: m.followups_state_consultation,
  started: m.followups_state_started,
  lost: m.followups_state_lost,
};

export const COST_NAMES: ChoiceNames<CostStep> = {
  opened: m.coststeps_opened,
  consulted: m.coststeps_consulted,
  started: m.coststeps_started,
};

export const LOST_NAMES: ChoiceNames<LostReason> = {
  price: m.followups_lost_price,
  "other-center": m.followups_lost_other_center,
  far: m.followups_lost_far,
  "not-now": m.followups_lost_not_now,
  unreachable: m.followups_lost_unreachable,
  other: m.followups_lost_other,
};

const STEPS: ChoiceNames<Exclude<FollowupStep, "assigned">> = {
  call: m.followups_step_call,
  whatsapp: m.followups_step_whatsapp,
  mail: m.followups_step_mail,
  undone: m.followups_step_undone,
  callback: m.followups_step_callback,
  "callback-ended": m.followups_step_callback_ended,
  contacted: m.followups_step_contacted,
  consultation: m.followups_step_consultation,
  started: m.followups_step_started,
  lost: m.followups_step_lost,
};

/** Says what was done with a request, and who was put in charge of it. */
export const stepName = (step: FollowupStep, to: string | null): string =>
  step === "assigned" ? (to === null ? m.followups_step_unassigned() : m.followups_step_assigned({ to })) : STEPS[step]();

/** Returns what a factor of a score earned, of what it can be worth. */
export const pointsOf = ({ points, weight }: QualityPart): string =>
  m.followups_quality_points({ points: formatNumber(points, Number.isInteger(points) ? 0 : 1), weight: String(weight) });

export const FACTOR_NAMES: ChoiceNames<QualityPart["factor"]> = {
  phone: m.followups_factor_phone,
  email: m.followups_factor_email,
  confirmed: m.followups_factor_confirmed,
  message: m.followups_factor_message,
  treatment: m.followups_factor_treatment,
  budget: m.followups_factor_budget,
  pace: m.followups_factor_pace,
};

export const DECLINE_NAMES: ChoiceNames<DeclineReason> = {
  "no-room": m.followups_decline_no_room,
  "not-our-work": m.followups_decline_not_our_work,
  country: m.followups_decline_country,
  language: m.followups_decline_language,
  other: m.followups_decline_other,
};

export const RETURN_NAMES: ChoiceNames<ReturnReason> = {
  unreachable: m.followups_return_unreachable,
  duplicate: () => m.followups_return_duplicate({ months: DUPLICATE_MONTHS }),
  "outside-criteria": m.followups_return_outside,
  "wrong-phone": m.followups_return_phone,
};
