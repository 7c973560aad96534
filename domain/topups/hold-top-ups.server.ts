import type { Tx } from "#platform/db/db.ts";

/**
 * Locks the top-ups that somebody asked for. Commands lock a top-up before the person that they notify, so a command that deletes the
 * person locks these first.
 */
export async function holdTopUpsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("top_ups").select("id").where("asked_by", "=", userId).orderBy("id").forNoKeyUpdate().execute();
}
