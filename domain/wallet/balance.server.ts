import type { Db, Tx } from "#platform/db/db.ts";

/** Returns a center's balance, in US cents. A center without an account has zero. */
export async function balanceOf(db: Db | Tx, providerId: string): Promise<number> {
  const row = await db.selectFrom("ledger_accounts").select("balance_cents").where("provider_id", "=", providerId).executeTakeFirst();
  return row?.balance_cents ?? 0;
}
