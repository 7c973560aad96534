import { type Selectable, sql } from "kysely";
import type { TopUp } from "#db/types.ts";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { oweDocument } from "#domain/invoicing/issue-documents.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { paidTopUp } from "./paid-top-up.server.ts";

/**
 * Books that a paid top-up, which its caller holds and which has its signatures, was paid back: the net amount leaves the wallet, the tax
 * is no longer owed, and a credit note cancels the invoice. `insufficient`: the center has spent part of it, and nothing moves.
 */
export async function payBack(tx: Tx, topUp: Selectable<TopUp>, reason: string, actor: Person): Promise<"done" | "insufficient"> {
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
}
