/** The number of days in which a center is not offered the same person's request again. */
export const DUPLICATE_DAYS = 30;

/** An offer that an earlier lead of the same person about the same service made to a center, within the window. */
export interface EarlierOffer {
  leadId: string;
  providerId: string;
  madeAt: Date;
}

/** Maps each receiver that already has this person's request to the lead it has. */
export function earlierLeads(receiverIds: readonly string[], offers: readonly EarlierOffer[], now: Date): Map<string, string> {
  const oldest = now.getTime() - DUPLICATE_DAYS * 24 * 3600 * 1000;
  const found = new Map<string, string>();
  for (const offer of [...offers].sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime()))
    if (receiverIds.includes(offer.providerId) && offer.madeAt.getTime() >= oldest && !found.has(offer.providerId))
      found.set(offer.providerId, offer.leadId);
  return found;
}
