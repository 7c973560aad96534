import { sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Db } from "#platform/db/db.ts";

export type ReturnState = "asked" | "upheld" | "refused";

/** Returns what became of giving back an offer's request, or null when nobody asked. The caller knows that the offer is its center's. */
export async function returnStateOf(db: Db, offerId: string): Promise<ReturnState | null> {
  const row = await db.selectFrom("lead_returns").select("state").where("offer_id", "=", offerId).executeTakeFirst();
  return (row?.state as ReturnState | undefined) ?? null;
}

/** A return that waits for a decision. It names no patient. */
export interface OpenReturn {
  id: string;
  offerId: string;
  leadId: string;
  number: string;
  center: string;
  providerId: string;
  priceCents: number;
  askedAt: Date;
  purchasedAt: Date;
  /** What the patient said of their telephone; null while they have not answered. */
  phoneIsRight: boolean | null;
  /** Decided returns of this center in the last ninety days, and how many of them were upheld. */
  earlier: { decided: number; upheld: number };
}

/** Returns the returns that wait for a decision of our team, the oldest first. */
export async function openReturns(db: Db): Promise<OpenReturn[]> {
  const { rows } = await sql<OpenReturn>`
    select r.id, o.id as "offerId", l.id as "leadId", l.number, ${calledAs("p")} as center, p.id as "providerId",
      o.price_cents as "priceCents", r.asked_at as "askedAt", o.purchased_at as "purchasedAt", r.phone_is_right as "phoneIsRight",
      (select json_build_object('decided', count(*), 'upheld', count(*) filter (where x.state = 'upheld'))
         from lead_returns x join offers y on y.id = x.offer_id
         where y.provider_id = o.provider_id and x.decided_at > now() - interval '90 days') as earlier
    from lead_returns r join offers o on o.id = r.offer_id join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    where r.state = 'asked' order by r.asked_at, r.id`.execute(db);
  return rows;
}
