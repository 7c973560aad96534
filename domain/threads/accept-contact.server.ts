import type { Context } from "#domain/context.ts";
import { agreeToContact, type ContactWords } from "#domain/leads/contact-consent.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { lockLead } from "#domain/leads/lock-lead.server.ts";
import { personConfirmed } from "#domain/leads/person-confirmed.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { settleAccepted } from "#domain/offers/purchase-lead.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import type { Tx } from "#platform/db/db.ts";
import { actorOf, type Party, type ThreadRow, threadRow } from "./party.server.ts";
import { mayAccept } from "./thread.ts";

export type AcceptOutcome =
  /** The center paid, and sees the contact data. */
  | { outcome: "opened" }
  /** The patient's decision holds. The center sees the contact data once its wallet pays, or once it agrees to what it costs now. */
  | { outcome: "waits-for-center" }
  /** There is no answer yet, or the request is no longer open for this center. */
  | { outcome: "closed" }
  | { outcome: "not-found" };

/**
 * Opens a patient's contact data to one center, which pays in the same transaction. When its wallet holds too little, the consent stays
 * and `settleWaiting` completes it after a top-up; so it does when opening costs more than the center was told, until it agrees. Pressing twice has the same effect as once.
 */
export function acceptContact(
  ctx: Context,
  party: Extract<Party, { side: "patient" }>,
  { words, evidence }: { words: (center: string, hasPhone: boolean) => ContactWords; evidence: VisitorEvidence },
): Promise<AcceptOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<AcceptOutcome> => {
    const lead = await lockLead(ctx, tx, leaveOfPatient(party.leadId));
    const row = lead && (await threadRow(tx, party));
    if (!lead || !row) return { outcome: "not-found" };
    if (row.isAccepted)
      return row.status === "purchased" ? { outcome: "opened" } : { outcome: row.status === "open" ? "waits-for-center" : "closed" };
    if (!mayAccept({ ...row, isAnswered: await isAnswered(tx, row) })) return { outcome: "closed" };
    const actor = actorOf(party);
    // Only the owner of the mailbox has the link, so that what comes next is sent to it.
    if (!lead.emailConfirmed && party.userId === null) await personConfirmed(ctx, tx, lead);
    await agreeToContact({ ...ctx, actor }, tx, lead, {
      providerId: row.providerId,
      words: words(row.center.name, lead.sealed.form.telefono !== ""),
      evidence,
    });
    return settle({ ...ctx, actor }, tx, row);
  });
}

/** Returns whether the center has answered. By answering, it agrees to pay what it was told when the patient accepts. */
async function isAnswered(tx: Tx, { leadId, providerId }: ThreadRow): Promise<boolean> {
  const answer = await tx
    .selectFrom("thread_messages")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", providerId)
    .where("side", "=", "center")
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/** Settles the purchase that a patient accepted, and tells the center the outcome. The caller holds the lead's row. */
export async function settle(
  ctx: Context,
  tx: Tx,
  { offerId, leadId, providerId }: Pick<ThreadRow, "offerId" | "leadId" | "providerId">,
): Promise<AcceptOutcome> {
  const { outcome } = await settleAccepted(ctx, tx, offerId, ctx.actor);
  if (outcome !== "purchased" && outcome !== "insufficient" && outcome !== "not-agreed")
    return { outcome: outcome === "purchased-before" ? "opened" : "closed" };
  const isOpen = outcome === "purchased";
  const effectKey = `${isOpen ? "contact-open" : "contact-waits"}:${offerId}`;
  await queueMail(ctx, tx, { effectKey, template: "contact-news", leadId, offerId });
  const path = isOpen ? `/dashboard/provider/solicitudes/${offerId}` : `/dashboard/provider/solicitudes/${offerId}/mensajes`;
  const kind = isOpen ? "contact-open" : "contact-waits";
  await leaveNotice(tx, { team: providerId }, { kind, facts: {}, effectKey, providerId, path });
  return { outcome: isOpen ? "opened" : "waits-for-center" };
}
