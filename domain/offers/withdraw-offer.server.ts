import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { type OfferStatus, offerStatusesBefore } from "#domain/leads/offer.ts";
import type { Tx } from "#platform/db/db.ts";
import { refundPurchase } from "./refund-purchase.server.ts";

/**
 * Withdraws a request from one center, which no longer sees it. A purchase before any contact is refunded at once. The caller holds the
 * lead's row. Returns the withdrawn offer, or null when there was none.
 */
export async function withdrawOffer(
  tx: Tx,
  { leadId, providerId, actor }: { leadId: string; providerId: string; actor: Actor },
): Promise<{ offerId: string; refunded: boolean } | null> {
  const offer = await tx
    .selectFrom("offers")
    .select(["id", "status", "price_cents", "answered_at"])
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", providerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!offer || !offerStatusesBefore("withdrawn").includes(offer.status as OfferStatus)) return null;
  const refunded = offer.status === "purchased" && offer.answered_at === null;
  if (refunded) await refundPurchase(tx, { id: offer.id, providerId, priceCents: offer.price_cents }, actor, "withdrawn-before-contact");
  await tx
    .updateTable("offers")
    .set({ status: "withdrawn", withdrawn_at: sql`now()`, withdrawn_by: "patient" })
    .where("id", "=", offer.id)
    .execute();
  await record(tx, { actor, action: "offer.withdrawn", subjectType: "offer", subjectId: offer.id, detail: { lead: leadId, refunded } });
  return { offerId: offer.id, refunded };
}
