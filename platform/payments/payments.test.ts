import { createServer } from "node:http";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { keysFrom } from "#platform/keys.ts";
import { openAzul } from "./azul.ts";
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
const came = (more: Partial<Came>): Came => ({ body: "", signature: null, query: new URLSearchParams(), ...more });

describe("Stripe", () => {
  const webhookSecret = "whsec_only-tests-know-it";
  const gateway = openStripe({ secretKey: "sk_test_x", webhookSecret });
  const event = (type: string, object: object) =>
    JSON.stringify({ id: "evt_1", object: "event", type, data: { object: { client_reference_id: "CU23456789", ...object } } });
  const paid = event("checkout.session.completed", {
    payment_status: "paid",
    amount_total: 11800,
    currency: "usd",
    payment_intent: "pi_1",
  });
  const signed = (body: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
    came({ body, signature: new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) });

  test("is believed by its signature alone: not with another secret, another body, an old date, or none", async () => {
    expect(await gateway.read(signed(paid))).toEqual({
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
    for (const each of forged) expect(await gateway.read(each)).toBe("forged");
  });

  test("a session that completed without being paid is paid later; other events are not ours", async () => {
    const slow = { payment_status: "unpaid", amount_total: 11800, currency: "usd", payment_intent: null };
    const outcomes = [];
    for (const type of ["completed", "async_payment_succeeded", "async_payment_failed", "expired"])
      outcomes.push(await gateway.read(signed(event(`checkout.session.${type}`, slow))));
    expect(outcomes.map((word) => (typeof word === "string" ? word : word.outcome))).toEqual(["ignored", "paid", "failed", "failed"]);
    expect(await gateway.read(signed(event("customer.created", {})))).toBe("ignored");
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
      expect(await local.checkout(payment)).toEqual({ kind: "link", url: "https://checkout.stripe.com/c/1" });
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

describe("AZUL", () => {
  const settings = {
    merchantId: "39038540035",
    merchantName: "Cuna",
    authKey: "only-tests-know-this-key",
    currencyCode: "USD",
    page: "test",
  } as const;
  const gateway = openAzul(settings);
  const answer = {
    OrderNumber: "CU23456789",
    Amount: "11800",
    AuthorizationCode: "OK1",
    DateTime: "20261120101010",
    ResponseCode: "ISO8583",
  };
  const rest = { IsoCode: "00", ResponseMessage: "APROBADA", ErrorDescription: "", RRN: "1234" };

  test("its form is signed over its fields in AZUL's order, with amounts in cents", async () => {
    const checkout = await gateway.checkout(payment);
    if (checkout.kind !== "form") throw new Error("no form");
    expect(checkout.action).toBe("https://pruebas.azul.com.do/PaymentPage/");
    expect(checkout.fields).toMatchObject({ OrderNumber: "CU23456789", Amount: "11800", ITBIS: "1800", CurrencyCode: "USD" });
    expect(checkout.fields.AuthHash).toMatch(/^[0-9a-f]{128}$/);
    const other = await openAzul({ ...settings, authKey: "another-key-altogether" }).checkout(payment);
    expect(other.kind === "form" && other.fields.AuthHash).not.toBe(checkout.fields.AuthHash);
  });

  test("its answer is believed by its hash alone, whatever else the address says", async () => {
    const query = new URLSearchParams({ ...answer, ...rest, AuthHash: await hashOf({ ...answer, ...rest }) });
    expect(await gateway.read(came({ query }))).toMatchObject({ reference: "CU23456789", outcome: "paid", amountCents: 118_00 });
    for (const [name, value] of [
      ["Amount", "11801"],
      ["IsoCode", "05"],
      ["OrderNumber", "CU99999999"],
      ["AuthHash", ""],
      ["AuthHash", "0".repeat(128)],
    ] as const) {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      expect([name, await gateway.read(came({ query: changed }))]).toEqual([name, "forged"]);
    }
  });

  /** As AZUL's manual describes it, written down a second time. */
  async function hashOf(fields: Record<string, string>): Promise<string> {
    const utf16 = (text: string) => Uint8Array.from([...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]));
    const key = await crypto.subtle.importKey("raw", utf16(settings.authKey), { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
    const signed = await crypto.subtle.sign("HMAC", key, utf16(Object.values(fields).join("") + settings.authKey));
    return Buffer.from(signed).toString("hex");
  }
});

test("the sandbox believes its own words, and no other's", async () => {
  const keys = keysFrom("a secret that only tests know, 32+");
  const word = { reference: "CU23456789", outcome: "paid", amountCents: 118_00 } as const;
  const sandbox = openSandbox(keys);
  expect(await sandbox.read(came({ body: sandboxWord(keys, word) }))).toMatchObject({ ...word, eventId: "CU23456789-paid" });
  expect(await sandbox.read(came({ body: sandboxWord(keysFrom("another secret of 32 characters!!"), word) }))).toBe("forged");
  expect(await sandbox.read(came({ body: JSON.stringify(word) }))).toBe("forged");
});

test("only a demonstration has the sandbox, and half of a gateway's settings is a mistake", () => {
  const keys = keysFrom("a secret that only tests know, 32+");
  expect([openGateway(keys, null, true)?.name, openGateway(keys, null, false)]).toEqual(["sandbox", null]);
  expect(openGateway(keys, { gateway: "stripe", secretKey: "sk_1", webhookSecret: "whsec_1" }, true)?.name).toBe("stripe");
  expect(paymentMistake({ STRIPE_SECRET_KEY: "sk_1" })).toMatch(/both/);
  expect(paymentMistake({ AZUL_AUTH_KEY: "x" })).toMatch(/both/);
  expect(paymentMistake({})).toBeNull();
});
