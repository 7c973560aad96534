import { sql } from "kysely";
import { Stripe } from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import type { Came, Gateway } from "#platform/payments/gateway.ts";
import { openStripe } from "#platform/payments/stripe.ts";
import { approved, azulAnswer, azulServer, declined } from "#tests/support/azul-server.ts";
import { testContext } from "#tests/support/context.ts";
import { askTopUp } from "./ask-top-up.server.ts";
import { beginCheckout } from "./begin-checkout.server.ts";
import { confirmTopUp, denyPayment, refuseTopUp } from "./decide-top-up.server.ts";
import { followHint } from "./follow-hint.server.ts";
import { hearGateway } from "./hear-gateway.server.ts";
import { receivePayment } from "./receive-payment.server.ts";
import { oddPayments, topUpById } from "./top-up-queries.server.ts";

const ctx = await testContext();
const azul = await azulServer();
const LUNA = idOfCenter("Clínica Luna de Larimar");
const member = { userId: idOfPerson("amaranta"), providerId: LUNA };
const LIA = `admin:${idOfPerson("lia")}` as const;

beforeEach(async () => {
  azul.mood = "well";
  azul.asked.length = 0;
  // This makes more top-ups than a center may have open.
  await sql`update top_ups set asked_at = asked_at - interval '40 days'`.execute(ctx.db);
});

async function asked(gateway: Gateway): Promise<{ id: string; reference: string }> {
  const outcome = await askTopUp({ ...ctx, gateway }, member, { netCents: 100_00, method: "card" });
  if (outcome?.outcome !== "asked") throw new Error(`not asked: ${JSON.stringify(outcome)}`);
  return { id: outcome.id, reference: (await topUp(outcome.id)).reference };
}
const topUp = async (id: string) => (await topUpById(ctx.db, id, "any"))!;
const balance = () => balanceOf(ctx.db, LUNA);
const moved = async (id: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from ledger_transfers where subject_id = ${id}`.execute(ctx.db);
  return rows[0]!.count;
};

/** Returns what somebody did with a top-up, according to the log. */
const logged = async (id: string, actor: string) =>
  (
    await ctx.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("subject_id", "=", id)
      .where("subject_type", "=", "top_up")
      .where("actor", "=", actor)
      .execute()
  ).map(({ action, detail }) => [action, detail]);

describe("AZUL", () => {
  const came = (query: URLSearchParams): Came => ({ body: "", signature: null, query });
  const hear = (gateway: Gateway, values: readonly string[]) => hearGateway(ctx, gateway, came(azulAnswer(values)));

  test("an approved answer through a browser moves money once AZUL itself says the same, and only then", async () => {
    const { id, reference } = await asked(azul.gateway);
    const before = await balance();
    const said = approved(reference, "11800");
    expect(await hear(azul.gateway, said)).toEqual({ outcome: "unconfirmed", topUpId: id });
    expect([(await topUp(id)).status, await moved(id), (await balance()) - before]).toEqual(["confirming", 0, 0]);
    expect(await logged(id, "worker")).toEqual([["top_up.unconfirmed", { gateway: "azul" }]]);
    const strange = { hint: true, eventId: "strange", reference: "CU22222222", outcome: "paid" } as const;
    expect(await followHint(ctx, azul.gateway, strange)).toEqual({ outcome: "unknown", topUpId: null });
    azul.transactions.set(reference, { Amount: "11800" });
    expect(await hear(azul.gateway, said)).toEqual({ outcome: "paid", topUpId: id });
    expect([(await topUp(id)).status, (await topUp(id)).paymentReference, (await balance()) - before]).toEqual(["paid", "44474", 100_00]);
    // Loading the address again does not make us ask.
    const questions = azul.asked.length;
    expect((await Promise.all(Array.from({ length: 8 }, () => hear(azul.gateway, said)))).map((heard) => heard)).toEqual(
      Array(8).fill({ outcome: "none", topUpId: id }),
    );
    expect(azul.asked).toHaveLength(questions);
    expect(await moved(id)).toBe(2);
  });

  test("the decline that was cut into an approval, its replay for another order and its other amounts move nothing and leave no trace", async () => {
    const { id, reference } = await asked(azul.gateway);
    const other = await asked(azul.gateway);
    const [, amount, , , , , , , number] = declined(reference, "11800");
    const cut = [reference, amount!, "", "20261120", "", "00", "1000ISO858351DECLINADA", "", number!];
    expect(cut.join("")).toBe(declined(reference, "11800").join(""));
    const moveTo = azulAnswer(approved(reference, "11800"));
    moveTo.set("OrderNumber", other.reference);
    for (const query of [azulAnswer(cut), moveTo, azulAnswer(approved(reference, "1180")), azulAnswer(approved("CU22222222", "11800"))])
      expect(await hearGateway(ctx, azul.gateway, came(query))).toBe("forged");
    expect(await ctx.db.selectFrom("payment_events").select("effect").where("top_up_id", "in", [id, other.id]).execute()).toEqual([]);
    expect([(await topUp(id)).status, await moved(id), azul.asked]).toEqual(["asked", 0, []]);
  });

  test.each([
    ["AZUL took less than was asked", { Amount: "1180" }, "mismatch", "asked"],
    ["AZUL declined", { Amount: "11800", IsoCode: "51" }, "unconfirmed", "confirming"],
    ["AZUL annulled it again", { Amount: "11800", TransactionType: "Void" }, "unconfirmed", "confirming"],
  ] as const)("%s: the browser's approval does not count", async (_name, transaction, outcome, status) => {
    const { id, reference } = await asked(azul.gateway);
    azul.transactions.set(reference, transaction);
    expect(await hear(azul.gateway, approved(reference, "11800"))).toEqual({ outcome, topUpId: id });
    expect([(await topUp(id)).status, await moved(id)]).toEqual([status, 0]);
    expect((await oddPayments(ctx.db, id)).length).toBe(outcome === "mismatch" ? 1 : 0);
  });

  test("a site without access to AZUL's service moves nothing by the browser's answer: our team decides, once", async () => {
    const { id, reference } = await asked(azul.withoutAccess);
    azul.transactions.set(reference, { Amount: "11800" });
    expect(await hear(azul.withoutAccess, approved(reference, "11800"))).toMatchObject({ outcome: "unconfirmed" });
    expect([(await topUp(id)).status, await moved(id), azul.asked]).toEqual(["confirming", 0, []]);
    // A center that waits for it does not pay again, and a decline of another attempt does not cancel it.
    expect(await beginCheckout({ ...ctx, gateway: azul.withoutAccess }, member, id)).toBe("closed");
    expect(await hear(azul.withoutAccess, declined(reference, "11800"))).toMatchObject({ outcome: "none" });
    expect(await refuseTopUp(ctx, id, "No.", LIA)).toBe("closed");
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => confirmTopUp(ctx, id, LIA)));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill("closed"), "done"]);
    expect([(await topUp(id)).status, await moved(id)]).toEqual(["paid", 2]);
    // The gateway's own report comes later and names the payment. A report of another one is a second payment.
    const word = {
      eventId: `late-${id}`,
      reference,
      outcome: "paid",
      amountCents: 118_00,
      currency: "usd",
      paymentReference: "44474",
    } as const;
    expect(await receivePayment(ctx, "azul", word)).toMatchObject({ outcome: "none" });
    expect((await topUp(id)).paymentReference).toBe("44474");
    const again = await receivePayment(ctx, "azul", { ...word, eventId: `again-${id}`, paymentReference: "44475" });
    expect([again.outcome, await moved(id)]).toEqual(["second", 2]);
  });

  test("what our team does not find in AZUL's pages may be paid again; it decides about no card that nobody told us of", async () => {
    const { id, reference } = await asked(azul.withoutAccess);
    expect(await confirmTopUp(ctx, id, LIA)).toBe("closed");
    expect(await denyPayment(ctx, id, LIA)).toBe("closed");
    await hear(azul.withoutAccess, approved(reference, "11800"));
    expect(await denyPayment(ctx, id, LIA)).toBe("done");
    expect([(await topUp(id)).status, await moved(id)]).toEqual(["failed", 0]);
    expect(await logged(id, LIA)).toEqual([["top_up.failed", { gateway: "azul" }]]);
    expect(await denyPayment(ctx, id, LIA)).toBe("closed");
    expect(await beginCheckout({ ...ctx, gateway: azul.withoutAccess }, member, id)).toBe("begun");
  });

  test("a card payment that only a browser told us of is confirmed by our team once, however many decide at the same time, and is never refused", async () => {
    const [other, { id, reference }] = [await asked(azul.withoutAccess), await asked(azul.withoutAccess)];
    for (const { reference: each } of [other, { reference }]) await hear(azul.withoutAccess, approved(each, "11800"));
    const before = await balance();
    expect(await refuseTopUp(ctx, id, "No.", LIA)).toBe("closed");
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => confirmTopUp(ctx, id, LIA)));
    expect(outcomes.toSorted()).toEqual(["closed", "closed", "closed", "done"]);
    expect([await moved(id), (await balance()) - before]).toEqual([2, 100_00]);
    expect([(await topUp(id)).status, (await topUp(other.id)).status, await moved(other.id)]).toEqual(["paid", "confirming", 0]);
    expect(await logged(id, LIA)).toEqual([["top_up.paid", { method: "card", netCents: 100_00 }]]);
    const notice = ctx.db.selectFrom("notices").select(["kind", "facts", "path", "provider_id"]).where("effect_key", "like", `%${id}%`);
    expect(await notice.execute()).toContainEqual({
      kind: "top-up-paid",
      facts: { netCents: 100_00 },
      path: `/dashboard/provider/billetera/recargas/${id}`,
      provider_id: LUNA,
    });
    expect(await denyPayment(ctx, id, LIA)).toBe("closed");
    expect(await confirmTopUp(ctx, "no-id", LIA)).toBe("not-found");
    expect(await confirmTopUp(ctx, LUNA, LIA)).toBe("not-found");
  });

  test("an address that is loaded again and again has us ask AZUL ten times in ten minutes", async () => {
    const { reference } = await asked(azul.gateway);
    for (let time = 0; time < 14; time++) await hear(azul.gateway, approved(reference, "11800"));
    expect(azul.asked).toHaveLength(10);
  });
});

describe("Stripe", () => {
  const webhookSecret = "whsec_only-tests-know-it";
  const gateway = openStripe({ secretKey: "sk_test_x", webhookSecret });
  interface Told {
    readonly id: string;
    readonly type?: string;
    readonly session?: object;
    readonly event?: object;
    readonly secret?: string;
    readonly ageSeconds?: number;
  }
  /** Sends an event as Stripe does about a paid session of ours. */
  function tell(reference: string, { id, type = "completed", session, event, secret = webhookSecret, ageSeconds = 0 }: Told) {
    const paid = {
      client_reference_id: reference,
      mode: "payment",
      payment_link: null,
      payment_status: "paid",
      payment_intent: `pi_${reference}`,
    };
    const object = { id: "cs_1", amount_total: 118_00, currency: "usd", ...paid, ...session };
    const body = JSON.stringify({ id, object: "event", type: `checkout.session.${type}`, livemode: false, data: { object }, ...event });
    const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
    const signature = new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, signature, query: new URLSearchParams() };
  }
  const hear = async (said: Came) => {
    const heard = await hearGateway(ctx, gateway, said);
    return typeof heard === "string" ? heard : heard.outcome;
  };

  test("forged, too old, of another account, of a trial or of a payment link: nothing is kept and nothing moves", async () => {
    const { id, reference } = await asked(gateway);
    const told = tell(reference, { id: `evt-${id}` });
    const outcomes = [
      await hear(tell(reference, { id: `evt-${id}`, secret: "whsec_another" })),
      await hear({ ...told, body: told.body.replace("11800", "11801") }),
      await hear({ ...told, signature: null }),
      await hear(tell(reference, { id: `evt-${id}`, ageSeconds: 3_600 })),
      await hear(tell(reference, { id: `evt-${id}`, event: { account: "acct_another" } })),
      await hear(tell(reference, { id: `evt-${id}`, event: { livemode: true } })),
      await hear(tell(reference, { id: `evt-${id}`, session: { payment_link: "plink_1" } })),
      await hear(tell(reference, { id: `evt-${id}`, session: { payment_status: "unpaid" } })),
    ];
    expect(outcomes).toEqual([...Array(4).fill("forged"), ...Array(4).fill("ignored")]);
    const kept = await ctx.db.selectFrom("payment_events").select("effect").where("top_up_id", "=", id).execute();
    expect([kept, (await topUp(id)).status, await moved(id)]).toEqual([[], "asked", 0]);
  });

  test("another currency or amount moves nothing, and our team sees it", async () => {
    const { id, reference } = await asked(gateway);
    expect(await hear(tell(reference, { id: `dop-${id}`, session: { currency: "dop" } }))).toBe("mismatch");
    expect(await hear(tell(reference, { id: `less-${id}`, session: { amount_total: 1_18 } }))).toBe("mismatch");
    expect([(await topUp(id)).status, await moved(id), (await oddPayments(ctx.db, id)).length]).toEqual(["asked", 0, 2]);
  });

  test("replayed and in every order, «paid» counts once and nothing takes it back", async () => {
    const orders = [
      ["completed", "expired", "async_payment_failed"],
      ["expired", "completed", "async_payment_failed"],
      ["async_payment_failed", "expired", "completed"],
      ["async_payment_failed", "completed", "async_payment_succeeded"],
    ];
    for (const order of orders) {
      const { id, reference } = await asked(gateway);
      const events = order.map((type) => tell(reference, { id: `${type}-${id}`, type }));
      for (const event of [...events, ...events.toReversed()]) await hear(event);
      expect([order, (await topUp(id)).status, await moved(id)]).toEqual([order, "paid", 2]);
    }
  });
});
