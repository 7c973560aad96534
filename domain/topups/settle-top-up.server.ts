import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { TopUp as TopUpRow } from "#db/types.ts";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { oweDocument } from "#domain/invoicing/issue-documents.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { paidTopUp } from "./paid-top-up.server.ts";

/**
 * Books a top-up as paid: the net amount enters the wallet, the tax is set aside, and an invoice is due. The caller holds the row, and
 * has seen that it is not paid yet.
 */
export async function settleTopUp(tx: Tx, topUp: Selectable<TopUpRow>, actor: Actor, paymentReference: string | null): Promise<void> {
  const { id, provider_id, method, reference, net_cents, tax_cents } = topUp;
  await tx
    .updateTable("top_ups")
    .set({ status: "paid", decided_at: sql`now()`, decided_by: actor, refusal_reason: null, payment_reference: paymentReference })
    .where("id", "=", id)
    .execute();
  const about = { from: method as "bank" | "card", subject: { type: "top_up", id }, actor, detail: { reference } };
  await transfer(tx, { ...about, id: transferId("top_up", id), kind: "top_up", to: { provider: provider_id }, amountCents: net_cents });
  await transfer(tx, { ...about, id: transferId("top_up_tax", id), kind: "top_up_tax", to: "tax", amountCents: tax_cents });
  await oweDocument(tx, { topUpId: id, kind: "invoice", reason: null }, paidTopUp);
  await record(tx, { actor, action: "top_up.paid", subjectType: "top_up", subjectId: id, detail: { method, netCents: net_cents } });
  await leaveNotice(
    tx,
    { team: provider_id },
    {
      kind: "top-up-paid",
      facts: { netCents: net_cents },
      effectKey: `top-up-paid:${id}`,
      providerId: provider_id,
      path: topUpPath(id),
    },
  );
}

/** Returns the page on which a center sees one of its top-ups. */
export const topUpPath = (id: string): string => `/dashboard/provider/billetera/recargas/${id}`;
