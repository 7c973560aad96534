import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import type { GatewayName, PaymentWord } from "#platform/payments/gateway.ts";
import { settleTopUp } from "./settle-top-up.server.ts";

/**
 * The effect of a gateway's report. `repeated`: we had it before. `unknown`: it names no top-up of this gateway. `mismatch`: the amount
 * or currency differs; nothing moves, and our team sees it. `second`: a second payment. `none`: it changes nothing.
 */
export type ReceiveOutcome = "paid" | "failed" | "repeated" | "unknown" | "mismatch" | "second" | "none";

/**
 * Handles a gateway's report, which its adapter has verified. Reports may come twice, late and in any order: the first «paid» counts, a
 * «failed» never cancels it, and each report is stored once.
 */
export async function receivePayment(
  { db }: Pick<Context, "db">,
  gateway: GatewayName,
  word: PaymentWord,
): Promise<{ outcome: ReceiveOutcome; topUpId: string | null }> {
  return db.transaction().execute(async (tx) => {
    const reference = lookupText(word.reference) ?? "";
    const topUp = await tx
      .selectFrom("top_ups")
      .selectAll()
      .where("reference", "=", reference)
      .where("gateway", "=", gateway)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const effect = effectOf(topUp, word);
    const heard = await tx
      .insertInto("payment_events")
      .values({
        gateway,
        event_id: word.eventId,
        reference,
        outcome: word.outcome,
        amount_cents: word.amountCents,
        currency: word.currency,
        payment_reference: word.paymentReference,
        effect,
        top_up_id: topUp?.id ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("event_id")
      .executeTakeFirst();
    const topUpId = topUp?.id ?? null;
    if (!heard) return { outcome: "repeated" as const, topUpId };
    if (topUp && effect === "paid") await settleTopUp(tx, topUp, "worker", word.paymentReference);
    // Our team counted it as paid before the gateway reported it. Now it gets the gateway's name, by which a second payment is
    // recognised.
    if (topUp && effect === "none" && topUp.status === "paid" && topUp.payment_reference === null && word.outcome === "paid")
      await tx.updateTable("top_ups").set({ payment_reference: word.paymentReference }).where("id", "=", topUp.id).execute();
    if (topUp && effect === "failed") {
      await tx
        .updateTable("top_ups")
        .set({ status: "failed", decided_at: sql`now()`, decided_by: "worker" })
        .where("id", "=", topUp.id)
        .execute();
      await record(tx, { actor: "worker", action: "top_up.failed", subjectType: "top_up", subjectId: topUp.id, detail: { gateway } });
    }
    return { outcome: effect, topUpId };
  });
}

interface Asked {
  status: string;
  net_cents: number;
  tax_cents: number;
  payment_reference: string | null;
}

function effectOf(topUp: Asked | undefined, { outcome, amountCents, currency, paymentReference }: PaymentWord) {
  if (!topUp) return "unknown";
  const open = ["asked", "failed", "confirming", "canceled"].includes(topUp.status);
  if (outcome === "failed") return topUp.status === "asked" ? "failed" : "none";
  if (amountCents !== topUp.net_cents + topUp.tax_cents || currency !== "usd") return "mismatch";
  if (open) return "paid";
  // Two reports may concern the same payment. Another payment of the same top-up has to be refunded.
  const [told, known] = [paymentReference, topUp.payment_reference];
  return told !== null && known !== null && told !== known ? "second" : "none";
}
