import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import type { GatewayName, PaymentWord } from "#platform/payments/gateway.ts";
import { settleTopUp } from "./settle-top-up.server.ts";

/**
 * What a gateway's word did. `repeated`: we heard it before. `unknown`: it names no top-up of this gateway. `mismatch`: another amount or
 * currency than was asked; nothing moves, and our team sees it. `second`: paid again when it was paid. `none`: it changes nothing.
 */
export type ReceiveOutcome = "paid" | "failed" | "repeated" | "unknown" | "mismatch" | "second" | "none";

/**
 * Takes the word of a gateway, which its adapter has verified. Words may come twice, late and in any order: the first «paid» counts, a
 * «failed» never takes it back, and each word is kept once.
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
    // Our team counted it as paid before the gateway said so; now it has the gateway's name, by which a second payment is known.
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
  const open = topUp.status === "asked" || topUp.status === "failed" || topUp.status === "confirming";
  if (outcome === "failed") return topUp.status === "asked" ? "failed" : "none";
  if (amountCents !== topUp.net_cents + topUp.tax_cents || currency !== "usd") return "mismatch";
  if (open) return "paid";
  // The same payment may be told in two words; another payment of the same top-up has to be given back.
  const [told, known] = [paymentReference, topUp.payment_reference];
  return told !== null && known !== null && told !== known ? "second" : "none";
}
