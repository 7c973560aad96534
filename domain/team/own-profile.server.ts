import type { Tx } from "#platform/db/db.ts";

/** Makes this person the owner of a profile that nobody manages yet, in the transaction that creates it. */
export async function ownProfile(tx: Tx, userId: string, providerId: string): Promise<void> {
  await tx.insertInto("provider_accounts").values({ user_id: userId, provider_id: providerId, role: "owner" }).execute();
}
