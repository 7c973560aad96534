import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { canBecome } from "#domain/leads/lead.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Consent } from "#domain/leads/lead-consents.ts";
import { lockLead } from "#domain/leads/lock-lead.server.ts";
import { insertConsents } from "#domain/leads/store-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";

export interface RestoreConsentInput {
  /** A lead that is known to belong to the patient. */
  leadId: string;
  providerId: string;
  /** The text of the button, for the evidence. */
  words: { version: string; restored(center: string): string };
  evidence: VisitorEvidence;
}

/**
 * Undoes a withdrawal of which its center was not told yet: the center sees the request as before, and keeps what it paid for. Too late
 * afterwards, and when the center read the withdrawal itself or the request was closed. What is withdrawn again stays withdrawn.
 */
export function restoreConsent(ctx: Context, input: RestoreConsentInput): Promise<{ outcome: "restored" | "too-late" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = await lockLead(ctx, tx, leaveOfPatient(input.leadId));
    if (!lead) return { outcome: "gone" };
    if (!isRowId(input.providerId) || !canBecome(lead.status, "closed")) return { outcome: "too-late" };
    const offer = await tx
      .updateTable("offers")
      .set({
        status: sql`withdrawn_from`,
        withdrawn_from: null,
        withdrawn_at: null,
        withdrawn_by: null,
        withdrawal_due: null,
        withdrawal_undone: true,
      })
      .where("lead_id", "=", lead.id)
      .where("provider_id", "=", input.providerId)
      .where("withdrawal_due", ">", sql<Date>`now()`)
      .where("acknowledged_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!offer) return { outcome: "too-late" };
    const { name } = await tx
      .selectFrom("provider_profiles as p")
      .select(calledAs("p").as("name"))
      .where("p.id", "=", input.providerId)
      .executeTakeFirstOrThrow();
    const consent: Consent = {
      purpose: input.providerId === lead.originId ? "send" : "other_centers",
      providerIds: [input.providerId],
      granted: true,
      text: input.words.restored(name),
      version: input.words.version,
    };
    await insertConsents(tx, lead.id, [consent]);
    const receivers = [{ id: input.providerId, name }];
    const content = { ...input.evidence, at: lead.now, consents: [consent], receivers };
    const digest = await appendEvidence(ctx.keys, tx, lead.leave, { kind: "consent-restored", content });
    const detail = { providers: [input.providerId], evidence: digest.toString("hex") };
    await record(tx, { actor: ctx.actor, action: "lead.consent-restored", subjectType: "lead", subjectId: lead.id, detail });
    return { outcome: "restored" };
  });
}
