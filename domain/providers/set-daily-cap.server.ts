import type { Tx } from "#platform/db/db.ts";

/** Sets how many requests a center takes a day, in the transaction that sets its criteria; null for any number. */
export async function setDailyCap(tx: Tx, providerId: string, dailyCap: number | null): Promise<void> {
  await tx.updateTable("provider_profiles").set({ daily_lead_cap: dailyCap }).where("id", "=", providerId).execute();
}
