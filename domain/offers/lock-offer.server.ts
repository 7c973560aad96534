import { sql } from "kysely";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";

/** An offer whose row, and whose lead's row, this transaction holds. */
export interface LockedOffer {
  id: string;
  leadId: string;
  providerId: string;
  status: OfferStatus;
  priceCents: number;
  exclusivity: Exclusivity;
  madeAt: Date;
  purchasedAt: Date | null;
  /** By the database's clock. */
  overdue: boolean;
}

/**
 * Holds the lead, before any offer as everywhere, so that it is not erased in between; for whoever looks at the other offers of the lead,
 * alone. Returns nothing for an id of no offer.
 */
export async function lockOffer(tx: Tx, offerId: string, lead: "shared" | "alone" = "shared"): Promise<LockedOffer | undefined> {
  if (!isRowId(offerId)) return undefined;
  const hold = lead === "alone" ? sql`for update` : sql`for share`;
  await sql`select from leads where id = (select lead_id from offers where id = ${offerId}::uuid) ${hold}`.execute(tx);
  const { rows } = await sql<LockedOffer>`
    select id, lead_id as "leadId", provider_id as "providerId", status, price_cents as "priceCents", exclusivity,
      made_at as "madeAt", purchased_at as "purchasedAt", answer_by < now() as overdue
    from offers where id = ${offerId}::uuid for update`.execute(tx);
  return rows[0];
}
