import { describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { exchangeRates } from "./exchange-rates.server.ts";
import { readExchangeRate } from "./exchange-rates.ts";

const db = await testDatabase();
const read = (stored: unknown) => readExchangeRate("dop", stored, "2026-11-21", "2025-11-21");
const good = { rate: 62.5, on: "2026-11-20", source: " Banco Central, venta " };

describe("the setting", () => {
  const store = (value: unknown) =>
    db
      .updateTable("settings")
      .set({ value: JSON.stringify(value) })
      .where("key", "=", "exchange_rates")
      .execute();

  test("in the demo world, euros and pesos have a rate that says it is one of demonstration", async () => {
    const { eur, dop } = await exchangeRates(db);
    expect([eur, dop]).toMatchObject([
      { currency: "eur", source: expect.stringMatching(/demostración/) },
      { currency: "dop", source: expect.stringMatching(/demostración/) },
    ]);
  });

  test("a currency whose rate is wrong is left out, and the other stays", async () => {
    await store({ eur: { ...good, rate: 62.5 }, dop: good, gbp: good });
    expect(Object.keys(await exchangeRates(db))).toEqual(["dop"]);
  });

  test.each([[[]], ["text"], [null], [7]])("%j is no rate at all", async (value) => {
    await store(value);
    expect(await exchangeRates(db)).toEqual({});
  });

  test("without the setting there is no rate", async () => {
    await db.deleteFrom("settings").where("key", "=", "exchange_rates").execute();
    expect(await exchangeRates(db)).toEqual({});
  });
});

test("a rate has a number, a day and a source", () => {
  expect(read(good)).toEqual({ currency: "dop", rate: 62.5, on: "2026-11-20", source: "Banco Central, venta" });
});

test.each([
  ["nothing", null],
  ["a bare number", 62.5],
  ["a text for a number", { ...good, rate: "62.5" }],
  ["a slip of the finger", { ...good, rate: 6250 }],
  ["no number at all", { ...good, rate: Number.NaN }],
  ["no source", { ...good, source: " " }],
  ["a day still to come", { ...good, on: "2026-11-22" }],
  ["more than a year old", { ...good, on: "2025-11-20" }],
  ["no day", { ...good, on: "ayer" }],
])("%s is no rate", (_what, stored) => expect(read(stored)).toBeNull());
