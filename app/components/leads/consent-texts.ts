import { languageTag } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { withoutMarks } from "./marked-text.tsx";

/** The version of the sentences below. Change both together, so that the evidence tells old and new wording apart. */
const VERSION = "2026-11-21";

/** Joins names: «A», «A y B», «A, B e Instituto C» */
export function nameList(names: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { type: "conjunction" }).format(names.map((name) => name.replaceAll("**", "")));
}

/** Says beside the required box who receives the request; without names, our own team does. */
export function sendConsentText(names: readonly string[]): string {
  if (names.length === 0) return m.leads_consent_advice();
  return (names.length === 1 ? m.leads_consent_send : m.leads_consent_send_many)({ centers: nameList(names) });
}

/** Says beside the separate box which other centers may receive it. */
export function othersConsentText(names: readonly string[]): string {
  return (names.length === 1 ? m.leads_consent_others : m.leads_consent_others_many)({ centers: nameList(names) });
}

/** Returns the same sentences as the evidence stores them. */
export function consentWords(): ConsentWords {
  return {
    version: VERSION,
    send: (names) => withoutMarks(sendConsentText(names)),
    otherCenters: (names) => withoutMarks(othersConsentText(names)),
    newsletter: m.leads_consent_newsletter(),
  };
}
