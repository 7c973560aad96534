import type { Tx } from "#platform/db/db.ts";

/** Marks a profile as managed, in the transaction that decides it. */
export async function markClaimed(tx: Tx, providerId: string): Promise<void> {
  await tx.updateTable("provider_profiles").set({ claimed: true }).where("id", "=", providerId).execute();
}
