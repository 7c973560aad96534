import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { offerStatusesBefore, UNDO_SECONDS } from "#domain/leads/offer.ts";
import type { Tx } from "#platform/db/db.ts";

/**
 * Withdraws a request from one center, which no longer sees it. The center is told, and refunded if it had not answered, once the time
 * to undo this is over (`settle-withdrawn`); there is none for what was undone before. The caller holds the lead's row. Returns whether there was an offer to withdraw.
 */
export async function withdrawOffer(
  tx: Tx,
  { leadId, providerId, actor }: { leadId: string; providerId: string; actor: Actor },
): Promise<boolean> {
  const offer = await tx
    .updateTable("offers")
    .set({
      status: "withdrawn",
      withdrawn_from: sql`status`,
      withdrawn_at: sql`now()`,
      withdrawn_by: "patient",
      withdrawal_due: sql`now() + make_interval(secs => case when withdrawal_undone then 0 else ${UNDO_SECONDS} end)`,
    })
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", providerId)
    .where("status", "in", offerStatusesBefore("withdrawn"))
    .returning("id")
    .executeTakeFirst();
  if (offer) await record(tx, { actor, action: "offer.withdrawn", subjectType: "offer", subjectId: offer.id, detail: { lead: leadId } });
  return offer !== undefined;
}
