import type { LeadForm } from "./lead-form-fields.ts";

/** The texts beside each box, as the form showed them. Domain code never writes a sentence. */
export interface ConsentWords {
  /** The version of the texts, which distinguishes later wordings. */
  version: string;
  /** The text beside the required box. Without names it refers to our own team. */
  send(names: readonly string[]): string;
  /** The text beside the separate box. */
  otherCenters(names: readonly string[]): string;
  newsletter: string;
}

export interface NamedReceiver {
  id: string;
  name: string;
  namedBy: "origin" | "preview" | "confirmation";
}

export interface Consent {
  /** `caller_word` is what a program says: nobody saw a box. */
  purpose: "send" | "other_centers" | "newsletter" | "caller_word";
  providerIds: string[];
  granted: boolean;
  text: string;
  version: string;
}

/**
 * What each box says, as it was left. The required box covers the center that was written to, or, without one, those that
 * were picked; the separate box covers the others. «No» to further answers wins over a ticked box.
 */
export function consentsOf(
  boxes: Pick<LeadForm, "consentimiento" | "consentimientoOtros" | "newsletter" | "recibirMasRespuestas">,
  receivers: readonly NamedReceiver[],
  words: ConsentWords,
): Consent[] {
  const origin = receivers.filter((receiver) => receiver.namedBy === "origin");
  const main = origin.length > 0 ? origin : receivers;
  const others = origin.length > 0 ? receivers.filter((receiver) => receiver.namedBy !== "origin") : [];
  const consent = (purpose: Consent["purpose"], centers: readonly NamedReceiver[], granted: boolean, text: string): Consent => ({
    purpose,
    providerIds: centers.map((center) => center.id),
    granted,
    text,
    version: words.version,
  });
  const names = (centers: readonly NamedReceiver[]) => centers.map((center) => center.name);
  const wantsOthers = boxes.consentimientoOtros && boxes.recibirMasRespuestas !== "no";
  return [
    consent("send", main, boxes.consentimiento, words.send(names(main))),
    ...(others.length > 0 ? [consent("other_centers", others, wantsOthers, words.otherCenters(names(others)))] : []),
    consent("newsletter", [], boxes.newsletter, words.newsletter),
  ];
}

/**
 * Returns the centers that a person agreed to by name; for each, the latest consent counts. Expects consents in the order in
 * which they were given.
 */
export function consentedIds(consents: readonly Pick<Consent, "purpose" | "providerIds" | "granted">[]): Set<string> {
  const agreed = new Set<string>();
  for (const { purpose, providerIds, granted } of consents)
    if (purpose !== "newsletter")
      for (const id of providerIds) {
        if (granted) agreed.add(id);
        else agreed.delete(id);
      }
  return agreed;
}
