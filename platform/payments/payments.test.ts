import { createServer } from "node:http";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { keysFrom } from "#platform/keys.ts";
import type { Came, Payment } from "./gateway.ts";
import { openSandbox, sandboxWord } from "./sandbox.ts";
import { openGateway, paymentMistake } from "./settings.ts";
import { openStripe } from "./stripe.ts";

const payment: Payment = {
  reference: "CU23456789",
  netCents: 100_00,
  taxCents: 18_00,
  attempt: 1,
  what: "Recarga",
  siteName: "Nido",
  siteUrl: "https://cuna.test",
  returnPath: "/dashboard/provider/billetera/recargas/1",
};
const noOrders = async () => null;
const came = (more: Partial<Came>): Came => ({ body: "", signature: null, query: new URLSearchParams(), ...more });

describe("Stripe", () => {
  const webhookSecret = "whsec_only-tests-know-it";
  const gateway = openStripe({ secretKey: "sk_test_x", webhookSecret });
  const event = (type: string, object: object, more: object = {}) => {
    const session = { client_reference_id: "CU23456789", mode: "payment", payment_link: null, ...object };
    return JSON.stringify({ id: "evt_1", object: "event", type, livemode: false, data: { object: session }, ...more });
  };
  const paid = event("checkout.session.completed", {
    payment_status: "paid",
    amount_total: 11800,
    currency: "usd",
    payment_intent: "pi_1",
  });
  const signed = (body: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
    came({ body, signature: new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) });

  test("is believed by its signature alone: not with another secret, another body, an old date, or none", async () => {
    expect(await gateway.read(signed(paid), noOrders)).toEqual({
      eventId: "evt_1",
      reference: "CU23456789",
      outcome: "paid",
      amountCents: 118_00,
      currency: "usd",
      paymentReference: "pi_1",
    });
    const forged = [
      signed(paid, "whsec_another"),
      { ...signed(paid), body: paid.replace("11800", "11801") },
      signed(paid, webhookSecret, Math.floor(Date.now() / 1000) - 3_600),
      came({ body: paid }),
    ];
    for (const each of forged) expect(await gateway.read(each, noOrders)).toBe("forged");
  });

  test("a session that completed without being paid is paid later; other events are not ours", async () => {
    const slow = { payment_status: "unpaid", amount_total: 11800, currency: "usd", payment_intent: null };
    const outcomes = [];
    for (const type of ["completed", "async_payment_succeeded", "async_payment_failed", "expired"])
      outcomes.push(await gateway.read(signed(event(`checkout.session.${type}`, slow)), noOrders));
    expect(outcomes.map((word) => (typeof word === "string" ? word : word.outcome))).toEqual(["ignored", "paid", "failed", "failed"]);
    expect(await gateway.read(signed(event("customer.created", {})), noOrders)).toBe("ignored");
  });

  test("what Stripe signed of another account, of a trial where cards are real, or of a payment link is not about a top-up", async () => {
    const session = { payment_status: "paid", amount_total: 11800, currency: "usd", payment_intent: "pi_1" };
    const others = [
      event("checkout.session.completed", session, { account: "acct_another" }),
      event("checkout.session.completed", session, { livemode: true }),
      event("checkout.session.completed", { ...session, payment_link: "plink_1" }),
      event("checkout.session.completed", { ...session, mode: "setup" }),
      event("checkout.session.completed", { ...session, client_reference_id: null }),
    ];
    for (const other of others) expect(await gateway.read(signed(other), noOrders)).toBe("ignored");
    const live = openStripe({ secretKey: "sk_live_x", webhookSecret });
    expect(await live.read(signed(event("checkout.session.completed", session)), noOrders)).toBe("ignored");
    expect(await live.read(signed(event("checkout.session.completed", session, { livemode: true })), noOrders)).toMatchObject({
      outcome: "paid",
    });
  });

  test("asked how a payment stands, a single paid try is enough; it is declined when all are over, and unknown when Stripe does not answer", async () => {
    const base = {
      object: "checkout.session",
      client_reference_id: "CU23456789",
      mode: "payment",
      payment_link: null,
      amount_total: 11800,
    };
    const sessions: Record<string, object> = {
      cs_open: { status: "open", payment_status: "unpaid" },
      cs_over: { status: "expired", payment_status: "unpaid" },
      cs_slow: { status: "complete", payment_status: "unpaid", payment_intent: { id: "pi_s", status: "processing" } },
      cs_failed: { status: "complete", payment_status: "unpaid", payment_intent: { id: "pi_f", status: "requires_payment_method" } },
      cs_paid: { status: "complete", payment_status: "paid", payment_intent: { id: "pi_1", status: "succeeded" } },
      cs_other: { status: "complete", payment_status: "paid", payment_intent: "pi_2", client_reference_id: "CU99999999" },
    };
    const host = createServer((request, response) => {
      const id = /sessions\/(\w+)/.exec(request.url!)![1]!;
      response.setHeader("Content-Type", "application/json");
      if (sessions[id]) return void response.end(JSON.stringify({ ...base, id, currency: "usd", ...sessions[id] }));
      response.writeHead(400).end(JSON.stringify({ error: { type: "invalid_request_error", message: "no" } }));
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    try {
      const api = new URL(`http://127.0.0.1:${(host.address() as { port: number }).port}`);
      const local = openStripe({ secretKey: "sk_test_x", webhookSecret, api });
      const standing = (...checkoutIds: string[]) => local.payment({ reference: "CU23456789", checkoutIds });
      const word = { reference: "CU23456789", outcome: "paid", amountCents: 118_00, currency: "usd", paymentReference: "pi_1" };
      expect(await standing("cs_paid", "cs_open")).toMatchObject({ standing: "paid", word });
      expect(await standing("cs_paid")).toEqual(await standing("cs_over", "cs_paid"));
      for (const open of ["cs_open", "cs_slow"]) expect(await standing("cs_over", open)).toEqual({ standing: "pending" });
      expect(await standing("cs_over", "cs_failed")).toMatchObject({ standing: "declined", word: { outcome: "failed" } });
      for (const ids of [[], ["cs_other"]]) expect(await standing(...ids)).toEqual({ standing: "unknown", why: "not-found" });
      expect(await standing("cs_over", "cs_gone")).toEqual({ standing: "unknown", why: "no-answer" });
      expect(await standing("cs_paid", "cs_gone")).toMatchObject({ standing: "paid" });
    } finally {
      host.close();
    }
  });

  test("a checkout asks for the net amount and the tax in dollars, and a repeat of the same try is the same checkout", async () => {
    const asked: { body: URLSearchParams; key: string | undefined }[] = [];
    const host = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      asked.push({ body: new URLSearchParams(body), key: request.headers["idempotency-key"] as string | undefined });
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ id: "cs_1", object: "checkout.session", url: "https://checkout.stripe.com/c/1" }));
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    try {
      const api = new URL(`http://127.0.0.1:${(host.address() as { port: number }).port}`);
      const local = openStripe({ secretKey: "sk_test_x", webhookSecret, api });
      expect(await local.checkout(payment)).toEqual({ kind: "link", url: "https://checkout.stripe.com/c/1", id: "cs_1" });
      const [{ body, key }] = asked as [(typeof asked)[number]];
      expect(key).toBe("CU23456789-1");
      const of = (name: string) => body.get(name);
      expect([0, 1].map((at) => of(`line_items[${at}][price_data][unit_amount]`))).toEqual(["10000", "1800"]);
      expect([of("line_items[0][price_data][currency]"), of("client_reference_id")]).toEqual(["usd", "CU23456789"]);
      expect(of("success_url")).toBe("https://cuna.test/dashboard/provider/billetera/recargas/1");
    } finally {
      host.close();
    }
  });
});

test("the sandbox believes its own words, and no other's", async () => {
  const keys = keysFrom("a secret that only tests know, 32+");
  const word = { reference: "CU23456789", outcome: "paid", amountCents: 118_00 } as const;
  const sandbox = openSandbox(keys);
  expect(await sandbox.read(came({ body: sandboxWord(keys, word) }), noOrders)).toMatchObject({ ...word, eventId: "CU23456789-paid" });
  expect(await sandbox.read(came({ body: sandboxWord(keysFrom("another secret of 32 characters!!"), word) }), noOrders)).toBe("forged");
  expect(await sandbox.read(came({ body: JSON.stringify(word) }), noOrders)).toBe("forged");
});

test("asked how a payment stands, the sandbox repeats its last word, and «paid» stays", async () => {
  const keys = keysFrom("a secret that only tests know, 32+");
  const sandbox = openSandbox(keys);
  const order = { reference: "CU23456789", checkoutIds: [] };
  const standing = async () => (await sandbox.payment(order)).standing;
  const say = (outcome: "paid" | "failed") =>
    sandbox.read(came({ body: sandboxWord(keys, { reference: order.reference, outcome, amountCents: 118_00 }) }), noOrders);
  const stood = [await standing()];
  for (const outcome of ["failed", "paid", "failed"] as const) {
    await say(outcome);
    stood.push(await standing());
  }
  expect(stood).toEqual(["pending", "declined", "paid", "paid"]);
});

test("only a demonstration has the sandbox, and half of a gateway's settings is a mistake", () => {
  const keys = keysFrom("a secret that only tests know, 32+");
  expect([openGateway(keys, null, true)?.name, openGateway(keys, null, false)]).toEqual(["sandbox", null]);
  expect(openGateway(keys, { gateway: "stripe", secretKey: "sk_1", webhookSecret: "whsec_1" }, true)?.name).toBe("stripe");
  expect(paymentMistake({ STRIPE_SECRET_KEY: "sk_1" })).toMatch(/both/);
  expect(paymentMistake({ AZUL_AUTH_KEY: "x" })).toMatch(/both/);
  const azul = { AZUL_MERCHANT_ID: "1", AZUL_AUTH_KEY: "x" };
  const access = { AZUL_AUTH1: "a", AZUL_AUTH2: "b", AZUL_CERTIFICATE: "c", AZUL_CERTIFICATE_KEY: "d" };
  expect([paymentMistake(azul), paymentMistake({ ...azul, ...access })]).toEqual([null, null]);
  expect(paymentMistake(access)).toMatch(/belong together/);
  for (const name of Object.keys(access)) expect(paymentMistake({ ...azul, ...access, [name]: undefined })).toMatch(/give all, or none/);
  expect(paymentMistake({})).toBeNull();
});
