import { languageTag } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { withoutMarks } from "./marked-text.tsx";

/** Change it together with the sentences, so that a later wording can be told from this one. */
const VERSION = "2026-11-21";

/** «A», «A y B», «A, B e Instituto C» */
export function nameList(names: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { type: "conjunction" }).format(names.map((name) => name.replaceAll("**", "")));
}

/** The sentence beside the required box: to whom the request goes. Without names, to our own team. */
export function sendConsentText(names: readonly string[]): string {
  if (names.length === 0) return m.leads_consent_advice();
  return (names.length === 1 ? m.leads_consent_send : m.leads_consent_send_many)({ centers: nameList(names) });
}

/** The sentence beside the separate box that names the other centers. */
export function othersConsentText(names: readonly string[]): string {
  return (names.length === 1 ? m.leads_consent_others : m.leads_consent_others_many)({ centers: nameList(names) });
}

/** The same sentences as the evidence keeps them. */
export function consentWords(): ConsentWords {
  return {
    version: VERSION,
    send: (names) => withoutMarks(sendConsentText(names)),
    otherCenters: (names) => withoutMarks(othersConsentText(names)),
    newsletter: m.leads_consent_newsletter(),
  };
}
