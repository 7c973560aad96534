import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { ClaimedLead } from "./claim-lead.server.ts";
import { routeLeadJob, routeLeadKey } from "./lead-jobs.ts";

/**
 * A link that came by mail was acted on, so whoever did reads the address: it may be written to, and a lead that waited for
 * this goes on. The consents stay as they were given. The caller holds the lead's row.
 */
export async function personConfirmed(ctx: Context, tx: Tx, lead: ClaimedLead): Promise<{ released: boolean }> {
  await tx
    .updateTable("leads")
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
    .where("id", "=", lead.id)
    .execute();
  await confirmRecipient(ctx, tx, lead.email_digest);
  if (lead.awaits !== "click") return { released: false };
  await releaseLead(ctx, tx, lead.id);
  return { released: true };
}

/** Its person has said what it waited for: the first round is due. */
export async function releaseLead(ctx: Context, tx: Tx, leadId: string): Promise<void> {
  await tx.updateTable("leads").set({ status: "accepted", awaits: null }).where("id", "=", leadId).execute();
  const job = { leadId, round: 1 };
  await ctx.jobs.enqueue(tx, routeLeadJob, job, { singletonKey: routeLeadKey(job) });
}
