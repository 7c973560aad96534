import { m } from "#app/paraglide/messages.js";
import type { AgeBand } from "#domain/masking/masking.ts";
import type { ChosenReason } from "#domain/routing/routing.ts";

const ageBands: Record<AgeBand, () => string> = {
  "under-35": m.leads_age_under_35,
  "35-37": m.leads_age_35_37,
  "38-40": m.leads_age_38_40,
  "41-42": m.leads_age_41_42,
  "43-plus": m.leads_age_43_plus,
};

export const ageWords = (band: AgeBand | null): string => (band === null ? m.emails_not_given() : ageBands[band]());

const reasons: Record<ChosenReason, () => string> = {
  origin: m.leads_reason_origin,
  named: m.leads_reason_named,
  offers_service: m.leads_reason_offers_service,
  same_city: m.leads_reason_same_city,
  speaks_language: m.leads_reason_speaks_language,
  verified: m.leads_reason_verified,
  replies_fast: m.leads_reason_replies_fast,
  waited_longest: m.leads_reason_waited_longest,
};

/** Codes of an older policy that no text knows are left out rather than shown. */
export const reasonWords = (codes: readonly string[]): string[] =>
  codes.filter((code): code is ChosenReason => Object.hasOwn(reasons, code)).map((code) => reasons[code]());

/**
 * A choice of the lead form as the form words it («presupuesto», «menos-5000»); null when it was left empty. By the name of
 * its message, since the form's own table belongs to the screens.
 */
export function choiceWords(field: string, value: string): string | null {
  const name = `leads_${field}_${plain(value)}`;
  const messages = m as unknown as Record<string, unknown>;
  const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
  return typeof message === "function" ? String(message()) : null;
}

const plain = (value: string) => value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("-", "_");

/** «sobre donación de óvulos», but «sobre FIV». */
export const inSentence = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
