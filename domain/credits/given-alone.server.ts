import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { ALONE_DAYS } from "./credit.ts";

/** Returns what a center was given with one signature lately, in US cents. */
export async function aloneSince(db: Db | Tx, providerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from credits where provider_id = ${providerId}::uuid and state = 'given'
      and signed_by is null and asked_at > now() - make_interval(days => ${ALONE_DAYS}::int)`.execute(db);
  return rows[0]!.cents;
}
