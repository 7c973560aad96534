import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import type { Gateway, Order, PaymentStanding, PaymentWord } from "#platform/payments/gateway.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";
import { askAboutPayments } from "./ask-about-payments.server.ts";
import { askTopUp } from "./ask-top-up.server.ts";
import { beginCheckout } from "./begin-checkout.server.ts";
import { receivePayment } from "./receive-payment.server.ts";
import { topUpById } from "./top-up-queries.server.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });

/** What the gateway knows about each payment, and what it was asked. */
const known = new Map<string, PaymentStanding>();
const asked: string[] = [];
const gateway: Gateway = {
  ...openSandbox(ctx.keys),
  payment: async ({ reference }: Order) => {
    asked.push(reference);
    return known.get(reference) ?? { standing: "pending" };
  },
};
const ask = (within = ctx) => askAboutPayments({ ...within, gateway });

/** Makes a payment whose person went to the gateway's page. */
async function begun() {
  const { center, member } = await aBuyer(ctx);
  const outcome = await askTopUp({ ...ctx, gateway }, member, { netCents: 100_00, method: "card" });
  if (outcome?.outcome !== "asked") throw new Error("not asked");
  const { id } = outcome;
  expect(await beginCheckout({ ...ctx, gateway }, member, id)).toBe("begun");
  const topUp = async () => (await topUpById(ctx.db, id, "any"))!;
  const { reference } = await topUp();
  const word = (told: "paid" | "failed"): PaymentWord => ({
    ...{ eventId: `asked-${reference}-${told}`, reference, outcome: told, amountCents: 118_00, currency: "usd" },
    paymentReference: `pay-${reference}`,
  });
  return {
    ...{ id, reference, word, status: async () => (await topUp()).status, balance: () => balanceOf(ctx.db, center.id) },
    paid: () => known.set(reference, { standing: "paid", word: word("paid") }),
    declined: () => known.set(reference, { standing: "declined", word: word("failed") }),
    /** Moves only this payment into the past. */
    later: (span: string) =>
      sql`update top_ups set checkout_at = checkout_at - ${span}::interval, ask_gateway_at = ask_gateway_at - ${span}::interval where id = ${id}`.execute(
        ctx.db,
      ),
    questions: () => asked.filter((one) => one === reference).length,
  };
}

test("a payment whose word never came is booked once, even for simultaneous questions, and nobody is asked about it again", async () => {
  const payment = await begun();
  payment.paid();
  await ask();
  expect(payment.questions()).toBe(0);
  await payment.later("3 minutes");
  await Promise.all([ask(), ask(), ask()]);
  expect([await payment.status(), await payment.balance(), payment.questions()]).toEqual(["paid", 100_00, 1]);
  await payment.later("1 day");
  await ask();
  expect([await payment.balance(), payment.questions()]).toEqual([100_00, 1]);
});

test("what could not be booked when the word came, nor when it was asked for, is booked the next time", async () => {
  const payment = await begun();
  payment.paid();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full' using errcode = '53100'; end $$`.execute(
    owner,
  );
  await sql`create trigger refuse before insert on ledger_transfers for each row execute function refuse()`.execute(owner);
  await expect(receivePayment(ctx, "sandbox", payment.word("paid"))).rejects.toThrow("the disk is full");
  await payment.later("3 minutes");
  await ask();
  expect([await payment.status(), await payment.balance()]).toEqual(["asked", 0]);
  await sql`drop trigger refuse on ledger_transfers`.execute(owner);
  await payment.later("3 minutes");
  await ask();
  expect([await payment.status(), await payment.balance()]).toEqual(["paid", 100_00]);
  // The gateway's report comes by itself after all.
  expect((await receivePayment(ctx, "sandbox", { ...payment.word("paid"), eventId: "late" })).outcome).toBe("none");
  expect(await payment.balance()).toBe(100_00);
  expect(await ledgerFaults(ctx.db)).toEqual([]);
});

test("a declined one reads so, and the next try of its person counts", async () => {
  const payment = await begun();
  payment.declined();
  await payment.later("3 minutes");
  await ask();
  expect([await payment.status(), await payment.balance()]).toEqual(["failed", 0]);
  payment.paid();
  await payment.later("3 minutes");
  await ask();
  expect([await payment.status(), await payment.balance()]).toEqual(["paid", 100_00]);
});

test("what nobody paid in three days ends as failed, and a «paid» that comes later still enters the wallet", async () => {
  const payment = await begun();
  await payment.later("2 days");
  await ask();
  expect(await payment.status()).toBe("asked");
  await payment.later("2 days");
  await ask();
  expect(await payment.status()).toBe("failed");
  const lines = ctx.db.selectFrom("audit_log").select("actor").where("action", "=", "top_up.failed").where("subject_id", "=", payment.id);
  expect(await lines.execute()).toEqual([{ actor: "worker" }]);
  const decided = ctx.db.selectFrom("top_ups").select(["decided_by", "decided_at"]).where("id", "=", payment.id);
  expect(await decided.execute()).toEqual([{ decided_by: "worker", decided_at: expect.any(Date) }]);
  payment.paid();
  await payment.later("7 hours");
  await ask();
  expect([await payment.status(), await payment.balance()]).toEqual(["paid", 100_00]);
});

test("a gateway that says nothing ends nothing, and is left in peace after a month", async () => {
  const payment = await begun();
  known.set(payment.reference, { standing: "unknown", why: "no-answer" });
  await payment.later("4 days");
  await ask();
  expect([await payment.status(), payment.questions()]).toEqual(["asked", 1]);
  await payment.later("27 days");
  await ask();
  await payment.later("1 day");
  await ask();
  expect([await payment.status(), payment.questions()]).toEqual(["asked", 2]);
});

test("payments of another gateway, transfers and what was never begun are nobody's question, and one that fails keeps none from the others", async () => {
  const [first, second] = [await begun(), await begun()];
  await sql`update top_ups set gateway = 'stripe' where id = ${first.id}`.execute(ctx.db);
  await first.later("3 minutes");
  second.paid();
  known.set(first.reference, { standing: "paid", word: first.word("paid") });
  await second.later("3 minutes");
  expect(await ask()).toBe(1);
  expect([await first.status(), await second.status()]).toEqual(["asked", "paid"]);
  const { member } = await aBuyer(ctx);
  await askTopUp({ ...ctx, gateway }, { ...member, userId: idOfPerson("amaranta") }, { netCents: 100_00, method: "card" });
  expect(await ask()).toBe(0);
  const [broken, whole] = [await begun(), await begun()];
  known.set(broken.reference, { standing: "paid", word: { ...broken.word("paid"), eventId: null as never } });
  whole.paid();
  await broken.later("4 minutes");
  await whole.later("3 minutes");
  expect(await ask()).toBe(2);
  expect([await broken.status(), await whole.status()]).toEqual(["asked", "paid"]);
});
