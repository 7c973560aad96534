import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import { leaveOfPatient } from "./lead-access.ts";
import { readPatientToken } from "./lead-tokens.ts";
import { lockLead } from "./lock-lead.server.ts";
import { routeAgain } from "./next-round.server.ts";
import { personConfirmed } from "./person-confirmed.server.ts";

/**
 * Confirms the address of a lead after its person pressed the button behind the link in the mail. A lead that waited for this goes on,
 * and a held one is scored again.
 */
export function confirmEmail(
  ctx: Context,
  { token, evidence }: { token: string; evidence: VisitorEvidence },
): Promise<{ outcome: "confirmed" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = await databaseTime(tx);
    const leadId = readPatientToken(ctx.keys, token, now);
    const lead = await lockLead(ctx, tx, leaveOfPatient(leadId));
    if (!lead || lead.status === "closed") return { outcome: "gone" };
    if (lead.emailConfirmed) return { outcome: "confirmed" };
    const { released } = await personConfirmed(ctx, tx, lead);
    await appendEvidence(ctx.keys, tx, lead.leave, { kind: "email-confirmed", content: { ...evidence, at: now } });
    await record(tx, { actor: "link:lead", action: "lead.email-confirmed", subjectType: "lead", subjectId: lead.id, detail: { released } });
    if (lead.status === "held") await routeAgain(ctx, tx, lead);
    return { outcome: "confirmed" };
  });
}
