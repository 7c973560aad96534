import type { Db, Tx } from "#platform/db/db.ts";

/** Returns what a center has in advance, in US cents. One that never had an account has nothing. */
export async function balanceOf(db: Db | Tx, providerId: string): Promise<number> {
  const row = await db.selectFrom("ledger_accounts").select("balance_cents").where("provider_id", "=", providerId).executeTakeFirst();
  return row?.balance_cents ?? 0;
}
