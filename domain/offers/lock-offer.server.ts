import { sql } from "kysely";
import { waitsForPatient } from "#domain/leads/contact-consent.server.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";

/** An offer whose row, and whose lead's row, this transaction has locked. */
export interface LockedOffer {
  id: string;
  leadId: string;
  providerId: string;
  status: OfferStatus;
  priceCents: number;
  /** The sum to which its center said yes by answering somebody who asks first; null before. */
  agreedCents: number | null;
  exclusivity: Exclusivity;
  madeAt: Date;
  purchasedAt: Date | null;
  /** True when nobody answered in time, by the database's clock. */
  overdue: boolean;
  /** True when they asked first, and have not opened their contact data to this center. */
  waitsForPatient: boolean;
}

/**
 * Locks the lead, which is locked before any offer everywhere, so that it is not erased in between. Use it alone to look at the other
 * offers of the lead. Returns nothing for an unknown offer.
 */
export async function lockOffer(tx: Tx, offerId: string, lead: "shared" | "alone" = "shared"): Promise<LockedOffer | undefined> {
  if (!isRowId(offerId)) return undefined;
  const hold = lead === "alone" ? sql`for no key update` : sql`for share`;
  await sql`select from leads where id = (select lead_id from offers where id = ${offerId}::uuid) ${hold}`.execute(tx);
  const { rows } = await sql<LockedOffer>`
    select o.id, o.lead_id as "leadId", o.provider_id as "providerId", o.status, o.price_cents as "priceCents", o.agreed_cents as "agreedCents", o.exclusivity,
      o.made_at as "madeAt", o.purchased_at as "purchasedAt", o.answered_at is null and o.answer_by < now() as overdue,
      ${waitsForPatient} as "waitsForPatient"
    from offers o where o.id = ${offerId}::uuid for no key update`.execute(tx);
  return rows[0];
}
