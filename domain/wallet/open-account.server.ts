import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Makes the empty account of a center or specialist. Returns false when it exists. */
export async function openAccount(db: Db | Tx, providerId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into ledger_accounts (kind, provider_id, balance_cents) values ('provider', ${providerId}, 0)
    on conflict (provider_id) do nothing`.execute(db);
  return numAffectedRows > 0n;
}
