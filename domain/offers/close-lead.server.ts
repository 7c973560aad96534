import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveAdvice } from "#domain/inbox/take-advice.server.ts";
import { endRouting } from "#domain/leads/end-routing.server.ts";
import { canBecome } from "#domain/leads/lead.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { lockLead } from "#domain/leads/lock-lead.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";

/**
 * Closes a request whose patient needs no further answers. Centers that have not opened it no longer see it and are told so a minute later; those
 * that opened it keep it, since their consent remains.
 */
export function closeLead(
  ctx: Context,
  { leadId, evidence }: { leadId: string; evidence: VisitorEvidence },
): Promise<{ outcome: "closed" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = await lockLead(ctx, tx, leaveOfPatient(leadId));
    if (!lead) return { outcome: "gone" };
    if (!canBecome(lead.status, "closed")) return { outcome: "closed" };
    await endRouting(tx, leadId);
    await leaveAdvice(tx, leadId, null);
    const open = await tx
      .selectFrom("offers")
      .select("provider_id")
      .where("lead_id", "=", leadId)
      .where("status", "=", "open")
      .orderBy("provider_id")
      .execute();
    for (const { provider_id } of open) await withdrawOffer(tx, { leadId, providerId: provider_id, actor: ctx.actor });
    const digest = await appendEvidence(ctx.keys, tx, lead.leave, { kind: "closed", content: { ...evidence, at: lead.now } });
    const detail = { evidence: digest.toString("hex") };
    await record(tx, { actor: ctx.actor, action: "lead.closed", subjectType: "lead", subjectId: leadId, detail });
    return { outcome: "closed" };
  });
}
