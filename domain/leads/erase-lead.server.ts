import { randomBytes } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { forgetMailsAbout } from "#domain/mail/forget-mails.server.ts";
import { offerStatusesBefore } from "./offer.ts";

export interface EraseLeadInput {
  leadId: string;
}

/**
 * Forgets a person for good. Their data was never anywhere but under the lead's own key: without it the sealed bytes, here
 * and in every backup once its keys are gone, are noise. Digests become random, so that nobody is found by them again.
 */
export function eraseLead(ctx: Context, { leadId }: EraseLeadInput): Promise<{ outcome: "erased" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = await tx.selectFrom("leads").select("sealed").where("id", "=", leadId).forUpdate().executeTakeFirst();
    if (!lead || lead.sealed === null) return { outcome: "gone" };
    await tx.deleteFrom("lead_keys").where("lead_id", "=", leadId).execute();
    await tx
      .updateTable("leads")
      .set({
        status: "closed",
        awaits: null,
        sealed: null,
        email_digest: randomBytes(32),
        phone_digest: randomBytes(32),
        body_digest: randomBytes(32),
        ip_digest: null,
        city: null,
        country: null,
        care_language: null,
        consent_others_pending: false,
      })
      .where("id", "=", leadId)
      .execute();
    await tx.updateTable("lead_receivers").set({ waits_until: null }).where("lead_id", "=", leadId).execute();
    await tx
      .updateTable("offers")
      .set({ status: "withdrawn" })
      .where("lead_id", "=", leadId)
      .where("status", "in", offerStatusesBefore("withdrawn"))
      .execute();
    await forgetMailsAbout(tx, { leadId });
    await record(tx, { actor: ctx.actor, action: "lead.erased", subjectType: "lead", subjectId: leadId });
    return { outcome: "erased" };
  });
}
