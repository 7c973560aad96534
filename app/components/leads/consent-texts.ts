import { languageTag } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { withoutMarks } from "./marked-text.tsx";

/** The version of the sentences below. Change both together, so that the evidence tells old and new wording apart. */
const VERSION = "2026-11-22";

/** Joins names: «A», «A y B», «A, B e Instituto C» */
export function nameList(names: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { type: "conjunction" }).format(names.map((name) => name.replaceAll("**", "")));
}

/** Says beside the required box who receives the request: a center, or our own team. */
export function sendConsentText(center: string | null): string {
  return center === null ? m.leads_consent_advice() : m.leads_consent_send({ center: center.replaceAll("**", "") });
}

/** Returns the same sentences as the evidence stores them. */
export function consentWords(): ConsentWords {
  return {
    version: VERSION,
    send: (center) => withoutMarks(sendConsentText(center)),
    // The sentence stands above the boxes, the name beside its own.
    proposed: (center) => `${m.leads_consent_boxes()} ${center}`,
    newsletter: m.leads_consent_newsletter(),
  };
}

/** Returns what taking back a permission says, as the evidence stores it. */
export function withdrawalWords() {
  return { version: VERSION, withdrawn: (center: string) => m.leads_withdraw_words({ center }) };
}
