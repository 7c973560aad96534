import { m } from "#app/paraglide/messages.js";
import type { AgeBand } from "#domain/masking/masking.ts";
import type { ChosenReason } from "#domain/routing/routing.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";

const AGES: ChoiceNames<AgeBand> = {
  "under-35": m.leads_age_under_35,
  "35-37": m.leads_age_35_37,
  "38-40": m.leads_age_38_40,
  "41-42": m.leads_age_41_42,
  "43-plus": m.leads_age_43_plus,
};

export const ageName = (band: AgeBand | null): string | null => band && AGES[band]();

const REASONS: ChoiceNames<ChosenReason> = {
  origin: m.leads_reason_origin,
  named: m.leads_reason_named,
  offers_service: m.leads_reason_offers_service,
  same_city: m.leads_reason_same_city,
  speaks_language: m.leads_reason_speaks_language,
  verified: m.leads_reason_verified,
  replies_fast: m.leads_reason_replies_fast,
  waited_longest: m.leads_reason_waited_longest,
};

/** Says why routing chose a center. Leaves out the codes of an older policy, which have no text any more. */
export const reasonNames = (codes: readonly string[]): string[] => codes.flatMap((code) => nameOf(REASONS, code) ?? []);
