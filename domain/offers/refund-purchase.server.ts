import type { Actor } from "#domain/audit/actor.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** Refunds the price of a purchase, once. We paid for a welcome request: the center may open another one instead. */
export async function refundPurchase(
  tx: Tx,
  { id, providerId, priceCents }: { id: string; providerId: string; priceCents: number },
  actor: Actor,
  reason: string,
): Promise<void> {
  const provider = { provider: providerId };
  const common = { amountCents: priceCents, subject: { type: "offer", id }, actor, detail: { reason } };
  await transfer(tx, { ...common, id: transferId("refund", id), kind: "refund", from: "revenue", to: provider });
  const welcome = await tx.selectFrom("ledger_transfers").select("id").where("id", "=", transferId("welcome", id)).executeTakeFirst();
  if (welcome)
    await transfer(tx, { ...common, id: transferId("welcome_return", id), kind: "welcome_return", from: provider, to: "promotions" });
}
