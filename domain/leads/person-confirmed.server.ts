import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { routeLeadJob, routeLeadKey } from "./lead-jobs.ts";
import type { LockedLead } from "./lock-lead.server.ts";

/**
 * Records that a person used a link from a mail, or from their telephone if they have no mailbox. That proves that they can be reached
 * there: the address may get mail, and a lead that waited for this goes on. The consents stay as they were given. The caller holds the lock on the lead's row.
 */
export async function personConfirmed(ctx: Context, tx: Tx, lead: LockedLead): Promise<{ released: boolean }> {
  const proved = lead.email_digest ? "email_confirmed_at" : "phone_confirmed_at";
  await tx
    .updateTable("leads")
    .set({ [proved]: sql<Date>`coalesce(${sql.ref(proved)}, now())` })
    .where("id", "=", lead.id)
    .execute();
  if (lead.email_digest) await confirmRecipient(ctx, tx, lead.email_digest);
  if (lead.awaits !== "click") return { released: false };
  await releaseLead(ctx, tx, lead.id);
  return { released: true };
}

/** Starts the first round of a lead that has got what it waited for. */
export async function releaseLead(ctx: Context, tx: Tx, leadId: string): Promise<void> {
  await tx.updateTable("leads").set({ status: "accepted", awaits: null }).where("id", "=", leadId).execute();
  const job = { leadId, round: 1 };
  await ctx.jobs.enqueue(tx, routeLeadJob, job, { singletonKey: routeLeadKey(job) });
}
