import { languageTag } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { inPlaceOf } from "#domain/settings/consent-wording.ts";
import { CENTER_MARK, type RequestText, type RequestWording } from "#domain/settings/request-wording.ts";
import { withoutMarks } from "./marked-text.tsx";

/** The version of the sentences of the release. Change both together, so that the evidence tells old and new wording apart. */
const RELEASED_VERSION = "2026-11-22";

/** The sentences of the release, in force until an administrator writes others. Text between ** is set in bold. */
export const RELEASED: Readonly<Record<RequestText, () => string>> = {
  send: () => m.leads_consent_send({ center: CENTER_MARK }),
  question: () => m.threads_consent_send({ center: CENTER_MARK }),
  boxes: m.leads_consent_boxes,
  questionBoxes: m.threads_consent_boxes,
  advice: m.leads_consent_advice,
  newsletter: m.leads_consent_newsletter,
};

type Written = RequestWording | null | undefined;

const sentence = (key: RequestText, written: Written): string => written?.texts[key] ?? RELEASED[key]();

/** Joins names: «A», «A y B», «A, B e Instituto C» */
export function nameList(names: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { type: "conjunction" }).format(names.map((name) => name.replaceAll("**", "")));
}

/** Says beside the required box who receives the request, or the question alone: a center, or our own team. */
export function sendConsentText(center: string | null, askFirst: boolean, written: Written): string {
  if (center === null) return sentence("advice", written);
  return inPlaceOf(CENTER_MARK, sentence(askFirst ? "question" : "send", written), center.replaceAll("**", ""));
}

/** Says above the boxes of proposed centers what each of them receives. */
export const boxesConsentText = (askFirst: boolean, written: Written): string => sentence(askFirst ? "questionBoxes" : "boxes", written);

/** Says beside the box of the newsletter what its person asks for. */
export const newsletterText = (written: Written): string => sentence("newsletter", written);

/** Returns the same sentences as the evidence stores them. */
export function consentWords(askFirst: boolean, written: Written): ConsentWords {
  return {
    version: written?.version ?? RELEASED_VERSION,
    send: (center) => withoutMarks(sendConsentText(center, askFirst, written)),
    // The sentence stands above the boxes, the name beside its own.
    proposed: (center) => `${boxesConsentText(askFirst, written)} ${center}`,
    newsletter: newsletterText(written),
  };
}

/** Returns what taking back a permission says, as the evidence stores it. */
export function withdrawalWords() {
  return { version: RELEASED_VERSION, withdrawn: (center: string) => m.leads_withdraw_words({ center }) };
}
