import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { WELCOME_LEADS } from "./welcome.ts";

/** Computes how many requests a center may still open for free, from its id. One that was given back frees its place. */
export const welcomeLeft = (provider: RawBuilder<unknown>) => sql<number>`(
  select greatest(0, ${WELCOME_LEADS}::int - count(*) filter (where e.kind = 'welcome') + count(*) filter (where e.kind = 'welcome_return'))
  from ledger_accounts a join ledger_entries e on e.account_id = a.id
  where a.provider_id = ${provider} and e.kind in ('welcome', 'welcome_return'))`;

/** Computes whether a center opened one for free since a time, from its id. */
export const welcomeUsedSince = (provider: RawBuilder<unknown>, time: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ledger_accounts a join ledger_entries e on e.account_id = a.id
  where a.provider_id = ${provider} and e.kind = 'welcome' and e.at > ${time})`;

/** Computes whether we paid for the purchase of an offer, from its id. */
export const openedFree = (offer: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ledger_transfers w where w.subject_type = 'offer' and w.subject_id = ${offer} and w.kind = 'welcome')`;

export async function welcomeLeftOf(db: Db | Tx, providerId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select ${welcomeLeft(sql`${providerId}::uuid`)} as left`.execute(db);
  return rows[0]!.left;
}
