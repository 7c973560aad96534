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

/** Says beside the required box who receives the request, or the question alone: a center, or our own team. */
export function sendConsentText(center: string | null, askFirst: boolean): string {
  if (center === null) return m.leads_consent_advice();
  const named = { center: center.replaceAll("**", "") };
  return askFirst ? m.threads_consent_send(named) : m.leads_consent_send(named);
}

/** Says above the boxes of proposed centers what each of them receives. */
export const boxesConsentText = (askFirst: boolean): string => (askFirst ? m.threads_consent_boxes() : m.leads_consent_boxes());

/** Returns the same sentences as the evidence stores them. */
export function consentWords(askFirst: boolean): ConsentWords {
  return {
    version: VERSION,
    send: (center) => withoutMarks(sendConsentText(center, askFirst)),
    // The sentence stands above the boxes, the name beside its own.
    proposed: (center) => `${boxesConsentText(askFirst)} ${center}`,
    newsletter: m.leads_consent_newsletter(),
  };
}

/** Returns what taking back a permission says, as the evidence stores it. */
export function withdrawalWords() {
  return { version: VERSION, withdrawn: (center: string) => m.leads_withdraw_words({ center }) };
}
