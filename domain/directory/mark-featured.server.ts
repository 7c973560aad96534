import type { Db, Tx } from "#platform/db/db.ts";

/** Says which profiles have a paid place today, and which no longer do. Does not write a row that is right already. */
export async function markFeatured(
  db: Db | Tx,
  { featured, usual }: { featured: readonly string[]; usual: readonly string[] },
): Promise<void> {
  for (const [ids, to] of [
    [featured, true],
    [usual, false],
  ] as const)
    if (ids.length > 0)
      await db.updateTable("provider_profiles").set({ featured: to }).where("id", "in", ids).where("featured", "=", !to).execute();
}
