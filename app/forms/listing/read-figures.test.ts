import { describe, expect, test } from "vitest";
import type { OwnPrice } from "#domain/listing/prices.server.ts";
import { readOutcomes } from "./read-outcomes.ts";
import { readPrices } from "./read-prices.ts";

const line = (lineId: string, more: Partial<OwnPrice> = {}): OwnPrice => ({
  lineId,
  label: lineId,
  detail: "",
  state: "current",
  amountCents: 490_000,
  informedOn: "2026-10-14",
  checkedOn: null,
  notIncluded: null,
  medication: null,
  others: [],
  median: null,
  former: [],
  ...more,
});

describe("prices as a center types them", () => {
  test.each([
    ["4950", 495_000],
    ["4,950", 495_000],
    ["4.950", 495_000],
    ["US$ 4 950", 495_000],
    ["4950.50", 495_050],
    ["4,950.5", 495_050],
  ])("«%s»", (typed, amountCents) => {
    expect(readPrices({ "precio-a": typed }, [line("a")]).prices).toEqual([
      { lineId: "a", amountCents, notIncluded: null, medication: null },
    ]);
  });

  test.each([
    ["4,95o", { kind: "meant", dollars: 4950 }],
    ["mucho", { kind: "plain" }],
    ["0", { kind: "plain" }],
    ["-5", { kind: "plain" }],
    ["1000000", { kind: "high" }],
    ["", { kind: "empty" }],
  ])("«%s» is an error of its own line, and holds no other up", (typed, error) => {
    const read = readPrices({ "precio-a": typed, "precio-b": "100" }, [line("a"), line("b")]);
    expect(read.errors).toEqual({ a: error });
    expect(read.prices).toEqual([{ lineId: "b", amountCents: 10_000, notIncluded: null, medication: null }]);
  });

  test("a center says of a whole price whether it includes the medication, and takes it back; a form that does not ask keeps what stands", () => {
    const read = (fields: object, said: OwnPrice["medication"] = null) =>
      readPrices({ "precio-fiv-propios": "4900", ...fields }, [line("fiv-propios", { medication: said })]).prices;
    const kept = { lineId: "fiv-propios", amountCents: 490_000, notIncluded: null };
    expect(read({ "medicacion-de-fiv-propios": "included" })).toEqual([{ ...kept, medication: "included" }]);
    expect(read({ "medicacion-de-fiv-propios": "" }, "apart")).toEqual([{ ...kept, medication: null }]);
    expect(read({ "medicacion-de-fiv-propios": "apart" }, "apart")).toEqual([]);
    expect(read({ igual: "fiv-propios" }, "apart")).toEqual([{ ...kept, medication: "apart" }]);
  });

  test("what says what it said is no change; «Sigue igual» asks for nothing but the day", () => {
    expect(readPrices({ "precio-a": "4900" }, [line("a")])).toEqual({ prices: [], offers: { not: [], again: [] }, errors: {} });
    const same = readPrices({ igual: "a", "precio-a": "4900", "precio-b": "4900" }, [line("a"), line("b")]);
    expect(same).toMatchObject({ prices: [{ lineId: "a", amountCents: 490_000, notIncluded: null, medication: null }], errors: {} });
    const all = readPrices({ igual: "viejos", "precio-a": "4900", "precio-b": "4900", "precio-c": "" }, [
      line("a", { state: "stale" }),
      line("b"),
      line("c", { state: "missing", amountCents: null }),
    ]);
    expect(all.prices.map(({ lineId }) => lineId)).toEqual(["a"]);
  });

  test("a line that is not offered needs no price, and is offered again without its tick", () => {
    const lines = [line("a"), line("b", { state: "not-offered", amountCents: null })];
    expect(readPrices({ "precio-a": "mucho", "no-a": "si", "precio-b": "" }, lines)).toEqual({
      prices: [],
      offers: { not: ["a"], again: ["b"] },
      errors: {},
    });
  });
});

describe("outcomes as a center types them", () => {
  test("more births than transfers are an error of that age alone", () => {
    const read = readOutcomes({
      "transferencias-35-37": "61",
      "nacimientos-35-37": "22",
      "transferencias-41-42": "22",
      "nacimientos-41-42": "33",
      "nacimientos-38-40": "3",
      "transferencias-43-plus": "muchas",
    });
    expect(read.outcomes).toEqual([{ ageBand: "35-37", retrievals: null, transfers: 61, births: 22 }]);
    expect(read.errors).toEqual({
      "41-42": { kind: "more", births: 33, transfers: 22 },
      "38-40": { kind: "partial" },
      "43-plus": { kind: "number" },
    });
  });
});
