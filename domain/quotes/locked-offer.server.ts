import { sql } from "kysely";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";

export interface LockedOffer {
  readonly id: string;
  readonly leadId: string;
  readonly providerId: string;
  readonly status: OfferStatus;
  readonly serviceId: string | null;
  /** The digest of the patient's mailbox; null without one. */
  readonly person: Buffer | null;
}

/**
 * Returns the offer of an opened request. Locks the lead, which is locked before any center everywhere, so that it is not erased in
 * between.
 */
export async function lockedOffer(tx: Tx, offerId: string): Promise<LockedOffer | undefined> {
  if (!isRowId(offerId)) return undefined;
  const { rows } = await sql<LockedOffer>`
    select o.id, o.lead_id as "leadId", o.provider_id as "providerId", o.status, l.service_type_id as "serviceId", l.email_digest as person
    from offers o join leads l on l.id = o.lead_id where o.id = ${offerId}::uuid for share of l`.execute(tx);
  return rows[0];
}
