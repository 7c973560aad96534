import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANSWER_FIELDS, approved, azulAnswer, azulHash, azulServer, declined } from "#tests/support/azul-server.ts";
import type { Came, Payment } from "./gateway.ts";

const ORDER = "CU23456789";
const CENTS = 118_00;
const azul = await azulServer();
const came = (query: URLSearchParams): Came => ({ body: "", signature: null, query });
const read = (query: URLSearchParams, cents: number | null = CENTS) =>
  azul.gateway.read(came(query), async (reference) => (reference === ORDER ? cents : null));
const readValues = (values: readonly string[]) => read(azulAnswer(values));

describe("AZUL's answer through the browser", () => {
  test("is a hint: whether AZUL says paid or failed, about an order and an amount of ours", async () => {
    expect(await readValues(approved(ORDER, "11800"))).toMatchObject({ hint: true, reference: ORDER, outcome: "paid" });
    expect(await readValues(declined(ORDER, "11800"))).toMatchObject({ hint: true, reference: ORDER, outcome: "failed" });
    const broken = [ORDER, "11800", "", "20261120101010", "Error", "", "", "VALIDATION_ERROR:Amount", ""];
    expect(await readValues(broken)).toMatchObject({ outcome: "failed" });
    expect(await read(azulAnswer(approved(ORDER, "11800")), 118_01)).toBe("forged");
    expect(await read(azulAnswer(approved(ORDER, "11800")), null)).toBe("forged");
    expect(await readValues(approved("CU99999999", "11800"))).toBe("forged");
  });

  test("a declined card is not an approved one, however its values are cut", async () => {
    const [order, amount, code, , , , , , number] = declined(ORDER, "11800") as [string, string, string, ...string[]];
    // The two zeros of the date become the code of an approval.
    const cuts = [
      [order, amount, code, "20261120", "", "00", "1000ISO858351DECLINADA", "", number!],
      [order, amount, `${code}20261120`, "", "", "00", "1000ISO8583", "51DECLINADA", number!],
      [order, amount, code, "20261120001000", "ISO8583", "51", "DECLINADA2026112010102", "", ""],
    ];
    for (const cut of cuts) {
      expect(cut.join("")).toBe(declined(ORDER, "11800").join(""));
      expect([cut, await readValues(cut)]).toEqual([cut, "forged"]);
    }
  });

  test("every other cut of a signed text is forged", async () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const message = fc.stringMatching(/^[A-Z0-9 .:]{0,14}[A-Z.]$/);
    const answer = fc.record({
      cents: fc.integer({ min: 100, max: 9_999_999 }),
      code: fc.stringMatching(/^[A-Z0-9]{0,10}$/),
      date: fc.date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
      iso: digits(2),
      message,
      number: fc.stringMatching(/^\d{0,20}$/),
      failure: fc.option(fc.stringMatching(/^[A-Z][A-Za-z0-9_:]{0,20}$/)),
    });
    // Moves some ends of values by a few signs, or splits anywhere.
    const moves = fc.oneof(
      fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 8, maxLength: 8 }),
      fc.array(fc.constantFrom(-1, 0, 0, 0, 0, 1), { minLength: 8, maxLength: 8 }),
      fc.array(fc.integer({ min: -80, max: 80 }), { minLength: 8, maxLength: 8 }),
    );
    let others = 0;
    await fc.assert(
      fc.asyncProperty(answer, fc.array(moves, { minLength: 20, maxLength: 20 }), async (given, tries) => {
        const date = given.date.toISOString().replace(/\D/g, "").slice(0, 14);
        const first = [ORDER, String(given.cents), given.failure === null ? given.code : "", date];
        const rest =
          given.failure === null ? ["ISO8583", given.iso, given.message, "", given.number] : ["Error", "", "", given.failure, ""];
        const values = [...first, ...rest];
        const text = values.join("");
        const hash = azulHash(text);
        expect(await read(azulAnswer(values), given.cents)).toMatchObject({
          outcome: given.failure === null && given.iso === "00" ? "paid" : "failed",
        });
        const ends = values.slice(0, -1).map((_, at) => values.slice(0, at + 1).join("").length);
        for (const move of tries) {
          const moved = ends.map((end, at) => Math.min(text.length, Math.max(0, end + move[at]!))).sort((a, b) => a - b);
          const cut = [...moved, text.length].map((end, at) => text.slice(moved[at - 1] ?? 0, end));
          if (cut.every((value, at) => value === values[at])) continue;
          others++;
          const query = new URLSearchParams(ANSWER_FIELDS.map((name, at) => [name, cut[at]!]));
          query.set("AuthHash", hash);
          expect([cut, await read(query, given.cents)]).toEqual([cut, "forged"]);
        }
      }),
      { numRuns: 300 },
    );
    expect(others).toBeGreaterThan(3_000);
  });

  test("each parameter once and as AZUL writes it: twice, missing, in other letters, with blanks or other digits is forged", async () => {
    const signed = azulAnswer(approved(ORDER, "11800"));
    for (const name of [...ANSWER_FIELDS, "AuthHash"]) {
      const twice = new URLSearchParams(signed);
      twice.append(name, name === "IsoCode" ? "51" : signed.get(name)!);
      const front = new URLSearchParams([[name, "00"], ...signed]);
      const without = new URLSearchParams([...signed].filter(([key]) => key !== name));
      const spelled = (key: string) => new URLSearchParams([...signed].map(([given, value]) => [given === name ? key : given, value]));
      const beside = (key: string) => new URLSearchParams([...signed, [key, "00"]]);
      const others = [
        twice,
        front,
        without,
        spelled(name.toLowerCase()),
        beside(name.toLowerCase()),
        beside(` ${name}`),
        beside(wide(name)),
      ];
      for (const query of others) expect([name, query.toString(), await read(query)]).toEqual([name, query.toString(), "forged"]);
    }
    const changed: [number, (value: string) => string][] = [
      [0, (value) => value.toLowerCase()],
      [1, (value) => `${value} `],
      [1, (value) => `0${value}`],
      [1, wide],
      [1, () => "1.18e4"],
      [3, () => "20261320101010"],
      [3, wide],
      [4, () => "iso8583"],
      [4, () => "PayPal ISO8583"],
      [5, () => "0"],
      [5, () => " 00"],
      [5, wide],
      [6, (value) => `${value}\n`],
      [6, () => "A".repeat(1_000)],
      [7, () => "x"],
      [8, () => "1".repeat(21)],
    ];
    for (const [at, change] of changed) {
      const values = approved(ORDER, "11800").map((value, index) => (index === at ? change(value) : value));
      expect([values, await readValues(values)]).toEqual([values, "forged"]);
    }
    // Further values that AZUL does not sign leave the reading as it is.
    expect(await read(new URLSearchParams([...signed, ["ITBIS", "1800"], ["AzulOrderId", "7"]]))).toMatchObject({ outcome: "paid" });
  });
});

/** Writes letters and digits as the wide ones of East Asian fonts. */
const wide = (text: string) => text.replace(/[0-9A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe("the form that goes to AZUL", () => {
  const payment: Payment = {
    reference: ORDER,
    netCents: 100_00,
    taxCents: 18_00,
    attempt: 1,
    what: "Recarga",
    siteName: "Nido",
    siteUrl: "https://cuna.test",
    returnPath: "/dashboard/provider/billetera/recargas/1",
  };

  test("whatever its payer makes of order, amount and tax, AZUL's approval of it pays nothing of ours", async () => {
    const checkout = await azul.gateway.checkout(payment);
    if (checkout.kind !== "form") throw new Error("no form");
    const { MerchantType, CurrencyCode, OrderNumber, Amount, ITBIS } = checkout.fields as Record<string, string>;
    const text = MerchantType! + CurrencyCode! + OrderNumber! + Amount! + ITBIS!;
    const ours = MerchantType!.length + CurrencyCode!.length;
    let tried = 0;
    for (let from = 0; from <= text.length; from++)
      for (let middle = from; middle <= text.length; middle++)
        for (let to = middle; to <= text.length; to++) {
          const [order, amount] = [text.slice(from, middle), text.slice(middle, to)];
          const same = from === ours && order === OrderNumber && amount === Amount;
          const heard = await readValues(approved(order, amount));
          if (same) expect(heard).toMatchObject({ outcome: "paid" });
          else if (heard !== "forged") throw new Error(`${order} ${amount} was read`);
          tried++;
        }
    expect(tried).toBeGreaterThan(5_000);
  });

  test("the merchant's name begins where its number ends", async () => {
    const named = await azul.withoutAccess.checkout({ ...payment, siteName: "  24 horas" });
    if (named.kind !== "form") throw new Error("no form");
    expect(named.fields.MerchantName).toMatch(/^\D/);
  });
});

describe("asked server to server", () => {
  const stand = (more: object = {}) => azul.gateway.payment({ reference: ORDER, checkoutIds: [], ...more });

  test("AZUL says paid with its amount and number, or declined, or that it knows no such order", async () => {
    expect(await stand()).toEqual({ standing: "unknown", why: "not-found" });
    azul.transactions.set(ORDER, { Amount: "11800" });
    const paid = { reference: ORDER, outcome: "paid", amountCents: CENTS, currency: "usd", paymentReference: "44474" };
    expect(await stand()).toMatchObject({ standing: "paid", word: paid });
    expect(await stand()).toEqual(await stand());
    azul.transactions.set(ORDER, { Amount: "11800", IsoCode: "51" });
    expect(await stand()).toMatchObject({ standing: "declined", word: { outcome: "failed" } });
    azul.transactions.set(ORDER, { Amount: "11800", IsoCode: "", ResponseCode: "3D2METHOD" });
    expect(await stand()).toEqual({ standing: "pending" });
    for (const TransactionType of ["Void", "Refund", "Hold"]) {
      azul.transactions.set(ORDER, { Amount: "11800", TransactionType });
      expect(await stand()).toEqual({ standing: "pending" });
    }
    azul.transactions.set(ORDER, { Amount: "118.00" });
    expect(await stand()).toMatchObject({ standing: "paid", word: { amountCents: 0 } });
  });

  test("without the two values and the certificate it is not asked; with another's certificate, or broken, it is unknown", async () => {
    azul.transactions.set(ORDER, { Amount: "11800" });
    const order = { reference: ORDER, checkoutIds: [] };
    const before = azul.asked.length;
    expect(await azul.withoutAccess.payment(order)).toEqual({ standing: "unknown", why: "not-set-up" });
    expect(await azul.foreign.payment(order)).toEqual({ standing: "unknown", why: "no-answer" });
    expect(azul.asked).toHaveLength(before);
    azul.transactions.set(ORDER, { Amount: "11800", CustomOrderId: "CU22222222" });
    expect(await stand()).toEqual({ standing: "unknown", why: "no-answer" });
    for (const mood of [
      { status: 500, body: "" },
      { status: 200, body: "<html>" },
      { status: 200, body: "{}" },
      { status: 200, body: JSON.stringify({ ResponseCode: "Error", ErrorDescription: "INVALID_AUTH:Auth" }) },
      { status: 200, body: `"${"x".repeat(70_000)}"` },
    ]) {
      azul.mood = mood;
      expect([mood.body.slice(0, 9), await stand()]).toEqual([mood.body.slice(0, 9), { standing: "unknown", why: "no-answer" }]);
    }
    azul.mood = "well";
  });
});
