import { addDays, daysBetween } from "#platform/days.ts";
import { type ProviderDocument, requiredDocuments } from "./documents.ts";

/** People are told by mail this long before a paper expires. Their dashboard says it earlier. */
export const TOLD_DAYS = 30;
/** The number of days for which an expired licence is still accepted. */
export const GRACE_DAYS = 30;

type Paper = Pick<ProviderDocument, "kind" | "state" | "expiresOn">;

/**
 * Returns the licence because of which a public profile goes back to be checked, or null. One valid paper of a kind is enough, and one
 * that waits for us counts as valid, so that our delay hurts nobody. Profiles that never sent a paper of the kind were checked in
 * another way.
 */
export function lapsedLicence<T extends Paper>(
  type: Parameters<typeof requiredDocuments>[0],
  papers: readonly T[],
  today: string,
): T | null {
  for (const kind of requiredDocuments(type)) {
    const sent = papers.filter((paper) => paper.kind === kind && paper.state !== "returned");
    const isGood = ({ expiresOn }: Paper) => expiresOn === null || daysBetween(expiresOn, today) <= GRACE_DAYS;
    if (sent.length > 0 && !sent.some(isGood)) return sent.toSorted((a, b) => (a.expiresOn! < b.expiresOn! ? 1 : -1))[0]!;
  }
  return null;
}

/** Returns the last day on which an expired licence is accepted. */
export const endOfGrace = (expiresOn: string): string => addDays(expiresOn, GRACE_DAYS);
