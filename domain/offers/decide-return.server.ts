import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { cut } from "#platform/cut.ts";
import { lockOffer } from "./lock-offer.server.ts";
import { settleReturn } from "./return-lead.server.ts";
import type { ReturnReason } from "./return-reason.ts";

export interface ReturnDecision {
  readonly returnId: string;
  readonly uphold: boolean;
  /** The reason, which the center reads when it is not refunded. */
  readonly note: string;
}

/** `changed`: the patient withdrew the request or it was returned in the meantime, so there is nothing left to decide. */
export type DecideOutcome = { outcome: "upheld" | "refused" | "decided-before" | "changed" | "not-found" };

/** Decides, as an administrator, whether a center gets the price of a request back. The decision is final. */
export function decideReturn(ctx: Context, { returnId, uphold, note }: ReturnDecision): Promise<DecideOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    if (!isRowId(returnId)) return { outcome: "not-found" };
    const asked = await tx.selectFrom("lead_returns").select("offer_id").where("id", "=", returnId).executeTakeFirst();
    const offer = asked && (await lockOffer(tx, asked.offer_id, "alone"));
    if (!offer) return { outcome: "not-found" };
    // The decision locks the offer, so nobody changes the return at the same time.
    const { state, reason } = await tx
      .selectFrom("lead_returns")
      .select(["state", "reason"])
      .where("id", "=", returnId)
      .executeTakeFirstOrThrow();
    if (state !== "asked") return { outcome: "decided-before" };
    // A request that the center no longer holds cannot be refunded, and a decision on it would count in the center's record.
    if (offer.status !== "purchased") return { outcome: "changed" };
    await tx
      .updateTable("lead_returns")
      .set({ state: uphold ? "upheld" : "refused", decided_by: ctx.actor, decided_at: sql`now()`, note: cut(note, MAX_REASON) })
      .where("id", "=", returnId)
      .execute();
    const detail = { offer: offer.id, provider: offer.providerId };
    await record(tx, {
      actor: ctx.actor,
      action: uphold ? "return.upheld" : "return.refused",
      subjectType: "return",
      subjectId: returnId,
      detail,
    });
    if (uphold) await settleReturn(ctx, tx, offer, ctx.actor, reason as ReturnReason);
    await leaveNotice(
      tx,
      { team: offer.providerId },
      {
        kind: "return-decided",
        facts: { upheld: uphold, note: cut(note, MAX_REASON) },
        effectKey: `return-decided:${returnId}`,
        providerId: offer.providerId,
        path: `/dashboard/provider/solicitudes/${offer.id}`,
      },
    );
    return { outcome: uphold ? "upheld" : "refused" };
  });
}
