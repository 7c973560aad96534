import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { leaveLine } from "#domain/leads/end-routing.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Consent } from "#domain/leads/lead-consents.ts";
import { type LockedLead, lockLead } from "#domain/leads/lock-lead.server.ts";
import { insertConsents } from "#domain/leads/store-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";

export interface WithdrawConsentInput {
  /** A lead that is known to belong to the patient. */
  leadId: string;
  /** One center, or every one that was agreed to. */
  from: { providerId: string } | "all";
  /** The text of the button, for the evidence. */
  words: { version: string; withdrawn(center: string): string };
  evidence: VisitorEvidence;
}

/**
 * Withdraws a patient's consent. The center no longer sees the request. Unless the patient undoes it within a minute, the center is told
 * so, and gets a refund if it had not answered. Earlier withdrawals stay as they are.
 */
export function withdrawConsent(
  ctx: Context,
  input: WithdrawConsentInput,
): Promise<{ outcome: "withdrawn"; centers: number } | { outcome: "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = await lockLead(ctx, tx, leaveOfPatient(input.leadId));
    if (!lead) return { outcome: "gone" };
    const centers = await centersToWithdraw(tx, lead, input.from);
    if (centers.length === 0) return { outcome: "withdrawn", centers: 0 };
    const { version, withdrawn } = input.words;
    const consents = centers.map(
      ({ id, name }): Consent => ({
        purpose: id === lead.originId ? "send" : "other_centers",
        providerIds: [id],
        granted: false,
        text: withdrawn(name),
        version,
      }),
    );
    await insertConsents(tx, lead.id, consents);
    const content = { ...input.evidence, at: lead.now, consents, receivers: centers };
    const digest = await appendEvidence(ctx.keys, tx, lead.leave, { kind: "consent-withdrawn", content });
    for (const { id } of centers) {
      await leaveLine(tx, lead.id, id);
      await withdrawOffer(tx, { leadId: lead.id, providerId: id, actor: ctx.actor });
    }
    const detail = { providers: centers.map(({ id }) => id), evidence: digest.toString("hex") };
    await record(tx, { actor: ctx.actor, action: "lead.consent-withdrawn", subjectType: "lead", subjectId: lead.id, detail });
    return { outcome: "withdrawn", centers: centers.length };
  });
}

/** Returns the requested centers with consent, ordered by id, which is the order in which wallets are locked. */
async function centersToWithdraw(tx: Tx, lead: LockedLead, from: WithdrawConsentInput["from"]): Promise<{ id: string; name: string }[]> {
  const agreed = [...(await agreedTo(tx, lead.id))].filter((id) => from === "all" || id === from.providerId);
  if (agreed.length === 0) return [];
  return tx
    .selectFrom("provider_profiles as p")
    .select(["p.id", calledAs("p").as("name")])
    .where("p.id", "in", agreed)
    .orderBy("p.id")
    .execute();
}
