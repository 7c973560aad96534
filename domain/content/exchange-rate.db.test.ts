import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { exchangeRate } from "./exchange-rate.server.ts";
import { readExchangeRate } from "./exchange-rate.ts";

const db = await testDatabase();
const read = (stored: unknown) => readExchangeRate(stored, "2026-11-21", "2025-11-21");
const good = { rate: 62.5, on: "2026-11-20", source: " Banco Central, venta " };

test("the demo world has a rate that says it is one of demonstration", async () => {
  expect((await exchangeRate(db))?.source).toMatch(/demostración/);
});

test("without the setting there is no rate", async () => {
  await db.deleteFrom("settings").where("key", "=", "exchange_rate").execute();
  expect(await exchangeRate(db)).toBeNull();
});

test("a rate has a number, a day and a source", () => {
  expect(read(good)).toEqual({ rate: 62.5, on: "2026-11-20", source: "Banco Central, venta" });
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
