import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { oweDocument } from "#domain/invoicing/issue-documents.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { paidTopUp } from "./paid-top-up.server.ts";

/** `insufficient`: the center has spent part of it. `closed`: it is not paid, or was refunded before. */
export type RefundOutcome = "done" | "insufficient" | "closed" | "not-found";

/**
 * Records that an administrator refunded a whole top-up, by the bank or the gateway: the net amount leaves the wallet, the tax is no
 * longer owed, and a credit note cancels the invoice.
 */
export async function refundTopUp(ctx: Pick<Context, "db">, topUpId: string, reason: string, actor: Actor): Promise<RefundOutcome> {
  if (!isRowId(topUpId)) return "not-found";
  return ctx.db.transaction().execute(async (tx): Promise<RefundOutcome> => {
    const topUp = await tx.selectFrom("top_ups").selectAll().where("id", "=", topUpId).forNoKeyUpdate().executeTakeFirst();
    if (!topUp) return "not-found";
    if (topUp.status !== "paid") return "closed";
    const { id, provider_id, net_cents, tax_cents } = topUp;
    const about = { to: topUp.method as "bank" | "card", subject: { type: "top_up", id }, actor, detail: { reference: topUp.reference } };
    const moved = await transfer(tx, {
      ...about,
      id: transferId("top_up_refund", id),
      kind: "top_up_refund",
      from: { provider: provider_id },
      amountCents: net_cents,
    });
    if (moved.outcome === "insufficient") return "insufficient";
    await transfer(tx, {
      ...about,
      id: transferId("top_up_tax_refund", id),
      kind: "top_up_tax_refund",
      from: "tax",
      amountCents: tax_cents,
    });
    await tx
      .updateTable("top_ups")
      .set({ status: "refunded", refunded_at: sql`now()`, refund_reason: reason })
      .where("id", "=", id)
      .execute();
    await oweDocument(tx, { topUpId: id, kind: "credit-note", reason }, paidTopUp);
    await record(tx, { actor, action: "top_up.refunded", subjectType: "top_up", subjectId: id, detail: { netCents: net_cents, reason } });
    return "done";
  });
}
