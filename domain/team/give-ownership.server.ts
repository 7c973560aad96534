import type { Tx } from "#platform/db/db.ts";

/** Makes this person the only manager of a profile, in the transaction of our team's decision. */
export async function giveOwnership(tx: Tx, userId: string, providerId: string): Promise<void> {
  await tx.deleteFrom("provider_accounts").where("provider_id", "=", providerId).where("user_id", "!=", userId).execute();
  await tx
    .insertInto("provider_accounts")
    .values({ user_id: userId, provider_id: providerId, role: "owner" })
    .onConflict((conflict) => conflict.columns(["user_id", "provider_id"]).doUpdateSet({ role: "owner" }))
    .execute();
}
