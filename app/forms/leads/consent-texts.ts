import { languageTag } from "#app/locale.ts";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { inPlaceOf } from "#domain/settings/consent-wording.ts";
import { CENTER_MARK, type RequestText, type SiteWording } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";

/** The version of the default sentences. Change both together, so that the evidence distinguishes old and new wording. */
const RELEASED_VERSION = "2026-11-28";

/** The default sentences, in force until an administrator writes others. Text between ** is bold. */
export const RELEASED: Readonly<Record<RequestText, (site: string) => string>> = {
  send: (site) => m.leads_consent_send({ site, center: CENTER_MARK }),
  question: (site) => m.threads_consent_send({ site, center: CENTER_MARK }),
  boxes: (site) => m.leads_consent_boxes({ site }),
  questionBoxes: (site) => m.threads_consent_boxes({ site }),
  advice: (site) => m.leads_consent_advice({ site }),
  newsletter: () => m.leads_consent_newsletter(),
};

const sentence = (key: RequestText, { site, written }: SiteWording): string => written?.texts[key] ?? RELEASED[key](site);

/** Joins names: «A», «A y B», «A, B e Instituto C»; «A, B o C» where any of them will do. */
export function nameList(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(languageTag(), { type }).format(names.map((name) => name.replaceAll("**", "")));
}

/** Returns the sentence beside the required box: who receives the request, or the question alone; a center, or our own team. */
export function sendConsentText(center: string | null, askFirst: boolean, wording: SiteWording): string {
  if (center === null) return sentence("advice", wording);
  return inPlaceOf(CENTER_MARK, sentence(askFirst ? "question" : "send", wording), center.replaceAll("**", ""));
}

/** Returns the sentence above the boxes of proposed centers: what each of them receives. */
export const boxesConsentText = (askFirst: boolean, wording: SiteWording): string =>
  sentence(askFirst ? "questionBoxes" : "boxes", wording);

/** Returns the sentence beside the box of the newsletter. */
export const newsletterText = (wording: SiteWording): string => sentence("newsletter", wording);

/** Returns the same sentences as the evidence stores them. */
export function consentWords(askFirst: boolean, wording: SiteWording): ConsentWords {
  return {
    version: wording.written?.version ?? RELEASED_VERSION,
    send: (center) => withoutMarks(sendConsentText(center, askFirst, wording)),
    // The sentence is above the boxes, and each name beside its own box.
    proposed: (center) => `${boxesConsentText(askFirst, wording)} ${center}`,
    newsletter: newsletterText(wording),
  };
}

/** Returns the words of a withdrawal, as the evidence stores them. */
export function withdrawalWords() {
  return { version: RELEASED_VERSION, withdrawn: (center: string) => m.leads_withdraw_words({ center }) };
}

/** Returns the words with which a withdrawal is undone, as the evidence stores them. */
export function restoredWords() {
  return { version: RELEASED_VERSION, restored: (center: string) => m.leads_restore_words({ center }) };
}

/** Returns the message without the marks, as the evidence of a consent stores it. */
const withoutMarks = (text: string): string => text.replaceAll("**", "");
