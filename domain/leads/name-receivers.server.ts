import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Adds the centers that a patient named after sending the request, in their order, after the earlier ones. They answer the pending
 * consent to other centers, if there is one. The caller holds the lead's row.
 */
export async function nameReceivers(tx: Tx, leadId: string, providerIds: readonly string[]): Promise<void> {
  await sql`
    insert into lead_receivers (lead_id, provider_id, named_by, position)
    select ${leadId}, p.id, 'confirmation', n.position + (select coalesce(max(position), 0) from lead_receivers where lead_id = ${leadId})
    from unnest(${providerIds}::uuid[]) with ordinality as n (id, position)
    join provider_profiles p on p.id = n.id
    on conflict (lead_id, provider_id) do nothing`.execute(tx);
  await tx.updateTable("leads").set({ consent_others_pending: false }).where("id", "=", leadId).execute();
}
