import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import { countTries } from "#domain/submissions/tries.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { Gateway, GatewayName, PaymentHint } from "#platform/payments/gateway.ts";
import { type ReceiveOutcome, receivePayment } from "./receive-payment.server.ts";

/** Somebody who reloads the address of an answer cannot make us ask the gateway each time. */
const QUESTIONS = { scope: "payment-asked", max: 10, seconds: 600 } as const;

/** Returns what a center was asked to pay under a reference, including the tax; null when this gateway was asked for nothing. */
export async function askedCents(db: Db, gateway: GatewayName, reference: string): Promise<number | null> {
  const topUp = await orderOf(db, gateway, reference);
  return topUp ? topUp.net_cents + topUp.tax_cents : null;
}

/**
 * Handles a report that a gateway sent through the payer's browser: asks the gateway itself, and books its own answer. Until the gateway
 * confirms «paid», the top-up is `confirming`, and the job that asks again or our team decides. A «failed» that came this way has no
 * effect.
 */
export async function followHint(
  { db }: Pick<Context, "db">,
  gateway: Gateway,
  { eventId, reference, outcome }: PaymentHint,
): Promise<{ outcome: ReceiveOutcome | "unconfirmed"; topUpId: string | null }> {
  const topUp = await orderOf(db, gateway.name, reference);
  if (!topUp) return { outcome: "unknown", topUpId: null };
  const { id, net_cents, tax_cents, status, checkout_ids } = topUp;
  const asked = { amountCents: net_cents + tax_cents, currency: "usd", paymentReference: null };
  if (outcome === "failed") return receivePayment({ db }, gateway.name, { ...asked, eventId, reference, outcome });
  if (status === "paid" || status === "refunded") return { outcome: "none", topUpId: id };
  const wait = await countTries(db, [{ ...QUESTIONS, key: Buffer.from(id) }]);
  if (wait === null) {
    const answer = await gateway.payment({ reference, checkoutIds: checkout_ids });
    if (answer.standing === "paid") return receivePayment({ db }, gateway.name, answer.word);
  }
  return db.transaction().execute(async (tx) => {
    const heard = { gateway: gateway.name, event_id: eventId, reference, outcome, top_up_id: id, effect: "unconfirmed" };
    const isNew = await tx
      .insertInto("payment_events")
      .values({ ...heard, amount_cents: asked.amountCents, currency: asked.currency, payment_reference: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning("event_id")
      .executeTakeFirst();
    // Our team's decision stays, however often the same answer comes.
    if (!isNew) return { outcome: "repeated", topUpId: id };
    const waits = await tx
      .updateTable("top_ups")
      .set({ status: "confirming", sent_at: sql`now()` })
      .where("id", "=", id)
      .where("status", "in", ["asked", "failed", "canceled"])
      .returning("id")
      .executeTakeFirst();
    const act = { action: "top_up.unconfirmed", subjectType: "top_up", subjectId: id, detail: { gateway: gateway.name } } as const;
    if (waits) await record(tx, { actor: "worker", ...act });
    return { outcome: "unconfirmed", topUpId: id };
  });
}

const orderOf = (db: Db, gateway: GatewayName, reference: string) =>
  db
    .selectFrom("top_ups")
    .select(["id", "net_cents", "tax_cents", "status", "checkout_ids"])
    .where("reference", "=", lookupText(reference) ?? "")
    .where("gateway", "=", gateway)
    .executeTakeFirst();
