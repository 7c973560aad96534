import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import { type DeclineReason, MAX_DECLINE_NOTE } from "./decline-reason.ts";
import { lockOffer } from "./lock-offer.server.ts";
import { tellUnanswered } from "./tell-unanswered.server.ts";

export interface DeclineInput {
  readonly offerId: string;
  readonly reason: DeclineReason;
  /** For our own team; at most 200 characters. */
  readonly note?: string;
}

export type DeclineOutcome = { outcome: "declined" | "declined-before" | "closed" | "not-found" };

/** Declines an offer. When nobody is left who may answer, the patient is told, with the way to name another center. */
export function declineOffer(
  ctx: Context,
  { userId, providerId }: Member,
  { offerId, reason, note = "" }: DeclineInput,
): Promise<DeclineOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<DeclineOutcome> => {
    const offer = await lockOffer(tx, offerId, "alone");
    if (offer?.providerId !== providerId || !(await mayIn(tx, { userId, providerId }, "requests.open"))) return { outcome: "not-found" };
    if (offer.status === "declined") return { outcome: "declined-before" };
    if (offer.status !== "open") return { outcome: "closed" };
    await tx
      .updateTable("offers")
      .set({ status: "declined", declined_at: sql`now()`, decline_reason: reason, decline_note: note.slice(0, MAX_DECLINE_NOTE) || null })
      .where("id", "=", offerId)
      .execute();
    const detail = { lead: offer.leadId, provider: providerId, reason };
    await record(tx, { actor: `provider:${userId}`, action: "offer.declined", subjectType: "offer", subjectId: offerId, detail });
    await tellUnanswered(ctx, tx, offer.leadId);
    return { outcome: "declined" };
  });
}
