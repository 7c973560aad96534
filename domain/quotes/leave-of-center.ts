import { leaveToOpen, type OpenLeave } from "#domain/leads/lead-access.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";

/** Gives leave to a center that opened the request, and to no other. */
export function leaveOfCenter(
  providerId: string,
  row: { id: string; leadId: string; providerId: string; status: OfferStatus },
): OpenLeave | null {
  const leave = leaveToOpen({ kind: "center", providerIds: [providerId] }, row.leadId, row);
  return leave?.sight === "open" ? leave : null;
}
