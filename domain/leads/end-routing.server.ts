import type { Tx } from "#platform/db/db.ts";

/** Removes one named center, or all of them, from the queue for a day with room. The caller holds the lead's row. */
export async function leaveLine(tx: Tx, leadId: string, providerId?: string): Promise<void> {
  const line = tx.updateTable("lead_receivers").set({ waits_until: null }).where("lead_id", "=", leadId);
  await (providerId === undefined ? line : line.where("provider_id", "=", providerId)).execute();
}

/** Ends the routing of a lead, so that no further center gets it. The caller holds the lead's row. */
export async function endRouting(tx: Tx, leadId: string): Promise<void> {
  await tx.updateTable("leads").set({ status: "closed", awaits: null, consent_others_pending: false }).where("id", "=", leadId).execute();
  await leaveLine(tx, leadId);
}
