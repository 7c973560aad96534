import type { LeadForm } from "./lead-form-fields.ts";

/** The texts beside each box, as the form showed them. Domain code never writes a sentence. */
export interface ConsentWords {
  /** The version of the texts, which distinguishes them from later wordings. */
  version: string;
  /** Returns the text beside the required box, given the name of the origin center, or null for our own team. */
  send(center: string | null): string;
  /** Returns the text beside the box of a proposed center. */
  proposed(center: string): string;
  newsletter: string;
}

export interface NamedReceiver {
  id: string;
  name: string;
  namedBy: "origin" | "preview" | "confirmation";
}

export interface Consent {
  /**
   * `caller_word` is a program's claim, for which nobody ticked a box. `contact` opens the contact data to a center that got the
   * question first.
   */
  purpose: "send" | "other_centers" | "newsletter" | "caller_word" | "contact";
  providerIds: string[];
  granted: boolean;
  text: string;
  version: string;
}

/** The purposes that let a center have the request. Those of the newsletter and of `contact` do not. */
export const RECEIVING = ["send", "other_centers", "caller_word"] as const satisfies Consent["purpose"][];

/** The proposed centers, and those whose boxes were ticked. */
export interface Proposal {
  receivers: readonly NamedReceiver[];
  ticked: ReadonlySet<string>;
}

/** Returns a consent for each box, ticked or not. The required box is for the origin center, or for our own team. */
export function consentsOf(
  boxes: Pick<LeadForm, "consentimiento" | "newsletter">,
  { receivers, ticked }: Proposal,
  words: ConsentWords,
): Consent[] {
  const origin = receivers.find(({ namedBy }) => namedBy === "origin");
  const consent = (purpose: Consent["purpose"], center: NamedReceiver | undefined, granted: boolean, text: string): Consent => ({
    purpose,
    providerIds: center ? [center.id] : [],
    granted,
    text,
    version: words.version,
  });
  const proposed = receivers
    .filter((center) => center !== origin)
    .map((center) => consent(origin ? "other_centers" : "send", center, ticked.has(center.id), words.proposed(center.name)));
  return [
    ...(origin || receivers.length === 0 ? [consent("send", origin, boxes.consentimiento, words.send(origin?.name ?? null))] : []),
    ...proposed,
    consent("newsletter", undefined, boxes.newsletter, words.newsletter),
  ];
}

/**
 * Returns the centers to which a person agreed by name. The latest consent for each center counts. Expects consents in the order in
 * which they were given.
 */
export function consentedIds(consents: readonly Pick<Consent, "purpose" | "providerIds" | "granted">[]): Set<string> {
  const agreed = new Set<string>();
  for (const { purpose, providerIds, granted } of consents)
    if ((RECEIVING as readonly string[]).includes(purpose))
      for (const id of providerIds) {
        if (granted) agreed.add(id);
        else agreed.delete(id);
      }
  return agreed;
}
