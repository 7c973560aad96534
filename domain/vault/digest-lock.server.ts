import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { prepared } from "#platform/db/prepared.ts";

/** Until this transaction ends, no other one works on what has these digests: a person's address or number, a network address. In the order given. */
export async function lockDigests(tx: Tx, digests: readonly Buffer[]): Promise<{ now: Date; today: string }> {
  const keys = digests.map((digest) => digest.readBigInt64BE(0).toString());
  const { rows } = await prepared(sql<{ now: Date; today: string }>`
    select now() as now, to_char(now() at time zone 'America/Santo_Domingo', 'YYYY-MM-DD') as today, count(pg_advisory_xact_lock(key))
    from unnest(${keys}::bigint[]) as key`).execute(tx);
  return rows[0]!;
}
