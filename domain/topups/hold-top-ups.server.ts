import type { Tx } from "#platform/db/db.ts";

/**
 * Locks the top-ups that somebody asked for. Whoever moves a top-up locks it before the person whom it tells, so what deletes the person
 * locks these first.
 */
export async function holdTopUpsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("top_ups").select("id").where("asked_by", "=", userId).orderBy("id").forNoKeyUpdate().execute();
}
