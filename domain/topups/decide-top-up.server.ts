import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";
import { settleTopUp, topUpPath } from "./settle-top-up.server.ts";
import { isDecidable, type TopUpMethod } from "./top-up.ts";

/** `closed`: it is already decided, or it is paid by card and the gateway has to report first. */
export type DecideOutcome = "done" | "closed" | "not-found";

/**
 * Records that an administrator saw the transfer in our account, or saw on the gateway's own pages the payment that only a browser
 * reported. Of two people who confirm at once, one moves the money.
 */
export function confirmTopUp(ctx: Pick<Context, "db">, topUpId: string, actor: Actor): Promise<DecideOutcome> {
  return decide(ctx, topUpId, "any", (tx, topUp) => settleTopUp(tx, topUp, actor, null));
}

/** Records that an administrator did not find the transfer, with a reason. The center may send another voucher. */
export function refuseTopUp(ctx: Pick<Context, "db">, topUpId: string, reason: string, actor: Actor): Promise<DecideOutcome> {
  return decide(ctx, topUpId, "bank", async (tx, { id, provider_id, sent_at }) => {
    await tx
      .updateTable("top_ups")
      .set({ status: "refused", refusal_reason: reason, decided_at: sql`now()`, decided_by: actor })
      .where("id", "=", id)
      .execute();
    await record(tx, { actor, action: "top_up.refused", subjectType: "top_up", subjectId: id, detail: { reason } });
    // Each refused voucher has a notice of its own.
    const effectKey = `top-up-refused:${id}:${sent_at?.getTime() ?? 0}`;
    const said = { kind: "top-up-refused", facts: { reason } } as const;
    await leaveNotice(tx, { team: provider_id }, { ...said, effectKey, providerId: provider_id, path: topUpPath(id) });
  });
}

/** Records that an administrator found no such payment on the gateway's own pages. The center may pay again. */
export function denyPayment(ctx: Pick<Context, "db">, topUpId: string, actor: Actor): Promise<DecideOutcome> {
  return decide(ctx, topUpId, "card", async (tx, { id, gateway }) => {
    await tx.updateTable("top_ups").set({ status: "failed", decided_at: sql`now()`, decided_by: actor }).where("id", "=", id).execute();
    await record(tx, { actor, action: "top_up.failed", subjectType: "top_up", subjectId: id, detail: { gateway: gateway! } });
  });
}

type Row = Awaited<ReturnType<typeof heldTopUp>> & object;

async function decide(
  { db }: Pick<Context, "db">,
  id: string,
  by: TopUpMethod | "any",
  work: (tx: Tx, topUp: Row) => Promise<void>,
): Promise<DecideOutcome> {
  if (!isRowId(id)) return "not-found";
  return db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    const topUp = await heldTopUp(tx, id);
    if (!topUp) return "not-found";
    if (!isDecidable(topUp) || (by !== "any" && topUp.method !== by)) return "closed";
    await work(tx, topUp);
    return "done";
  });
}

const heldTopUp = (tx: Tx, id: string) => tx.selectFrom("top_ups").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
