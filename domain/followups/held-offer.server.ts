import { sql } from "kysely";
import type { OfferInSight } from "#domain/leads/lead-access.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { FollowupState } from "./followup.ts";

export interface HeldOffer extends OfferInSight {
  readonly leadId: string;
  readonly state: FollowupState;
}

/**
 * Returns a center's own offer with its progress, or null for somebody who may not answer its requests. Locks the lead, then the offer,
 * then the center, as a purchase does, so that neither an erasure nor a colleague comes in between.
 */
export async function heldOffer(tx: Tx, { userId, providerId }: Member, offerId: string): Promise<HeldOffer | null> {
  const offer = await lockedOffer(tx, providerId, offerId);
  return offer && (await mayIn(tx, { userId, providerId }, "requests.answer")) ? offer : null;
}

/** Returns a center's own offer with its progress, locked in the same order, whoever acts. */
export async function lockedOffer(tx: Tx, providerId: string, offerId: string): Promise<HeldOffer | null> {
  if (!isRowId(offerId)) return null;
  await sql`select from leads where id = (select lead_id from offers where id = ${offerId}::uuid) for share`.execute(tx);
  const { rows } = await sql<Omit<HeldOffer, "state">>`
    select id, lead_id as "leadId", provider_id as "providerId", status from offers
    where id = ${offerId}::uuid and provider_id = ${providerId}::uuid for no key update`.execute(tx);
  const [offer] = rows;
  if (!offer) return null;
  // Read after the offer is locked, so that a colleague's change counts.
  const row = await tx.selectFrom("followups").select("state").where("offer_id", "=", offerId).executeTakeFirst();
  return { ...offer, state: (row?.state ?? "new") as FollowupState };
}
