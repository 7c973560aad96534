import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Attaches a lead to another one as a later word, which the centers in `shownTo` have. It no longer waits for a day: each center that it
 * named reads it there, or not at all. The caller holds both rows.
 */
export async function attachLead(tx: Tx, leadId: string, { into, shownTo }: { into: string; shownTo: readonly string[] }): Promise<void> {
  await sql`
    update lead_receivers set already_at = case when provider_id = any(${shownTo}::uuid[]) then ${into}::uuid end, waits_until = null
    where lead_id = ${leadId}`.execute(tx);
  await tx.updateTable("leads").set({ status: "attached", attached_to: into }).where("id", "=", leadId).execute();
}
