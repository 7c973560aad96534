import { sql } from "kysely";
import type { OfferStatus } from "#domain/leads/offer.ts";
import type { Db } from "#platform/db/db.ts";
import type { AutomaticReason } from "./automatic.ts";
import type { ReturnState } from "./return-list.ts";

/** The decision of automatic purchase about one request. It names no patient. */
export interface AutomaticDecision {
  readonly offerId: string;
  readonly number: string;
  readonly service: string | null;
  readonly city: string | null;
  readonly at: Date;
  readonly priceCents: number;
  readonly bought: boolean;
  readonly reason: AutomaticReason;
  /** The present status of the offer. */
  readonly status: OfferStatus;
  readonly returnState: ReturnState | null;
}

const SHOWN = 50;

/** Returns the last decisions for a center, the newest first, and the total number. */
export async function automaticDecisions(db: Db, providerId: string): Promise<{ decisions: AutomaticDecision[]; total: number }> {
  const { rows } = await sql<AutomaticDecision & { total: number }>`
    select o.id as "offerId", l.number, s.name as service, coalesce(l.city, l.country) as city, a.at, o.price_cents as "priceCents",
      a.bought, a.reason, o.status, r.state as "returnState", count(*) over ()::int as total
    from automatic_purchases a join offers o on o.id = a.offer_id join leads l on l.id = o.lead_id
    left join service_types s on s.id = l.service_type_id left join lead_returns r on r.offer_id = o.id
    where a.provider_id = ${providerId}::uuid order by a.at desc, a.offer_id limit ${SHOWN}`.execute(db);
  return { decisions: rows.map(({ total: _, ...decision }) => decision), total: rows[0]?.total ?? 0 };
}
