import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { refundPurchase } from "./refund-purchase.server.ts";
import { tellWithdrawal } from "./tell-withdrawal.server.ts";

interface OfferToSettle {
  id: string;
  leadId: string;
  providerId: string;
  priceCents: number;
  unanswered: boolean;
  by: "patient" | "erasure" | "age";
}

const AT_ONCE = 100;

/**
 * Tells each center whose request was withdrawn or erased, and refunds those that had paid and not answered. When a request was erased
 * because of its age, this applies only to offers that were open, or bought within the days for returns. A withdrawal is settled when it
 * can no longer be undone. Erasing belongs to `leads`, which knows neither wallets nor messages to centers, so this follows within a
 * minute.
 */
export async function settleWithdrawn(ctx: Context): Promise<void> {
  while ((await ctx.db.transaction().execute((tx) => settleSome(ctx, tx))) === AT_ONCE);
}

async function settleSome(ctx: Context, tx: Tx): Promise<number> {
  // The order of centers is the one in which their wallets are locked.
  const { rows } = await sql<OfferToSettle>`
    select id, lead_id as "leadId", provider_id as "providerId", price_cents as "priceCents",
      purchased_at is not null and answered_at is null and returned_at is null as unanswered, withdrawn_by as by
    from offers where erasure_due or withdrawal_due <= now()
    order by provider_id, id limit ${AT_ONCE} for no key update skip locked`.execute(tx);
  for (const { id, leadId, providerId, priceCents, unanswered, by } of rows) {
    const because = by === "age" ? "erased-before-contact" : "withdrawn-before-contact";
    if (unanswered) await refundPurchase(tx, { id, providerId, priceCents }, "worker", because);
    await tellWithdrawal(ctx, tx, id);
    await tx.updateTable("offers").set({ erasure_due: false, withdrawal_due: null }).where("id", "=", id).execute();
    const action = by === "patient" ? "offer.withdrawal-settled" : "offer.erasure-settled";
    await record(tx, { actor: "worker", action, subjectType: "offer", subjectId: id, detail: { lead: leadId, refunded: unanswered } });
  }
  return rows.length;
}
