import type { Keys } from "#platform/keys.ts";

/** How long a center that has somebody's request is not offered the same one again. */
export const DUPLICATE_DAYS = 30;

/**
 * One spelling for the addresses that reach the same mailbox: capitals and +tags do not matter, nor do dots at Gmail.
 * For comparing only; mail goes to the address as it was typed.
 */
export function normalizedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "") || email.slice(0, at).toLowerCase();
  if (domain === "gmail.com" || domain === "googlemail.com") return `${local.replaceAll(".", "")}@gmail.com`;
  return `${local}@${domain}`;
}

/** Finds the leads of a person, and whether they may be written to, without keeping the address. */
export const mailboxDigest = (keys: Keys, email: string): Buffer => keys.digest("lead-email", normalizedEmail(email));

/** A number no country knows is still the same number when it is typed again. */
export function normalizedPhone(phone: { e164: string | null; dialable: string }): string {
  return phone.e164 ?? phone.dialable.replace(/\D/g, "");
}

/** An offer that a lead of the same person about the same service already made to a center, within the window. */
export interface EarlierOffer {
  leadId: string;
  providerId: string;
  madeAt: Date;
}

/** For each receiver that already has this person's request, the lead it has. A center named for the first time is not among them. */
export function earlierLeads(receiverIds: readonly string[], offers: readonly EarlierOffer[], now: Date): Map<string, string> {
  const oldest = now.getTime() - DUPLICATE_DAYS * 24 * 3600 * 1000;
  const found = new Map<string, string>();
  for (const offer of [...offers].sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime()))
    if (receiverIds.includes(offer.providerId) && offer.madeAt.getTime() >= oldest && !found.has(offer.providerId))
      found.set(offer.providerId, offer.leadId);
  return found;
}
