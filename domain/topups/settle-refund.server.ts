import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { SIGNING_DAYS, settlingOf } from "#domain/credits/credit.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { isOverdue } from "#platform/business-days.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { payBack } from "./pay-back.server.ts";

/** `own`: who asked does not sign. `lapsed`: it waited too long. `closed`: somebody else settled it. */
export type SettleRefundOutcome = "signed" | "refused" | "own" | "lapsed" | "insufficient" | "closed" | "not-found";

/** Signs a refund that somebody else asked for, and books it; or closes it without money. */
export function settleRefund(
  ctx: Pick<Context, "db">,
  { topUpId, by, signs, note }: { readonly topUpId: string; readonly by: string; readonly signs: boolean; readonly note: string },
): Promise<SettleRefundOutcome> {
  if (!isRowId(topUpId)) return Promise.resolve("not-found");
  return ctx.db.transaction().execute(async (tx): Promise<SettleRefundOutcome> => {
    // Who asks, signs or refuses holds the top-up first.
    const topUp = await tx.selectFrom("top_ups").selectAll().where("id", "=", topUpId).forNoKeyUpdate().executeTakeFirst();
    if (!topUp) return "not-found";
    const asked = await tx
      .selectFrom("top_up_refunds")
      .select(["id", "asked_by", "asked_at", "reason"])
      .where("top_up_id", "=", topUpId)
      .where("state", "=", "asked")
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!asked || topUp.status !== "paid") return "closed";
    const own = asked.asked_by === by;
    const actor = `admin:${by}` as const;
    const settling = settlingOf({ signs, own, overdue: isOverdue(asked.asked_at, SIGNING_DAYS) });
    if (settling === "own" || settling === "lapsed") return settling;
    if (settling === "refuse") {
      await close(tx, asked.id, "refused", own ? null : by, note);
      const detail = { netCents: topUp.net_cents, reason: note };
      await record(tx, { actor, action: "top_up.refund-refused", subjectType: "top_up", subjectId: topUpId, detail });
      return "refused";
    }
    if ((await payBack(tx, topUp, asked.reason, actor)) === "insufficient") return "insufficient";
    await close(tx, asked.id, "done", by, null);
    return "signed";
  });
}

/** Closes the refunds that waited for a second signature longer than they may. No money moves. */
export function lapseRefunds(ctx: Pick<Context, "db">): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const waiting = await tx
      .selectFrom("top_up_refunds")
      .select(["id", "asked_at", "top_up_id"])
      .where("state", "=", "asked")
      .orderBy("id")
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    const over = waiting.filter(({ asked_at }) => isOverdue(asked_at, SIGNING_DAYS));
    for (const { id, top_up_id: subjectId } of over) {
      await close(tx, id, "lapsed", null, null);
      await record(tx, { actor: "worker", action: "top_up.refund-lapsed", subjectType: "top_up", subjectId, detail: {} });
    }
    return over.length;
  });
}

const close = (tx: Tx, id: string, state: "done" | "refused" | "lapsed", signedBy: string | null, note: string | null) =>
  tx.updateTable("top_up_refunds").set({ state, signed_by: signedBy, note, decided_at: sql<Date>`now()` }).where("id", "=", id).execute();
