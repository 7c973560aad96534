import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Counts the free first requests that a center opened. One that was given back frees its place. */
export async function welcomeUsed(db: Db | Tx, providerId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*) filter (where e.kind = 'welcome') - count(*) filter (where e.kind = 'welcome_return') as used
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.provider_id = ${providerId}::uuid and e.kind in ('welcome', 'welcome_return')`.execute(db);
  return rows[0]!.used;
}
