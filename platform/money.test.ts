import { expect, test } from "vitest";
import { formatConverted, formatConvertedRange, formatUsd, formatUsdRange, readDollars } from "./money.ts";

test.each([
  [490_000, "US$ 4900"],
  [1_040_000, "US$ 10 400"],
  [1_250, "US$ 12.50"],
  [5, "US$ 0.05"],
  [0, "US$ 0"],
  [-2_500, "-US$ 25"],
  [123_456_789, "US$ 1 234 567.89"],
])("%d cents are written %s", (cents, text) => expect(formatUsd(cents)).toBe(text));

test("a range names the currency once", () => expect(formatUsdRange(435_000, 690_000)).toBe("US$ 4350 – 6900"));
test("a range of one price is that price", () => expect(formatUsdRange(435_000, 435_000)).toBe("US$ 4350"));
test("half a cent is refused", () => expect(() => formatUsd(12.5)).toThrow(RangeError));

test("pesos are rounded to the hundred, with their sign before", () => {
  const dop = { currency: "dop", rate: 62.137 } as const;
  expect([formatConverted(490_000, dop), formatConvertedRange(435_000, 690_000, dop), formatConverted(0, dop)]).toEqual([
    "RD$ 304 500",
    "RD$ 270 300 – 428 700",
    "RD$ 0",
  ]);
});

test("euros are whole, with their sign behind", () => {
  const eur = { currency: "eur", rate: 0.8621 } as const;
  expect([formatConverted(490_000, eur), formatConvertedRange(780_000, 1_210_000, eur), formatConvertedRange(100, 100, eur)]).toEqual([
    "4224 €",
    "6724 – 10 431 €",
    "1 €",
  ]);
});

test.each([
  ["8000", 8000],
  ["8,000", 8000],
  ["8.000", 8000],
  ["US$ 8 000", 8000],
  ["10 400", 10_400],
  ["$4,900.50", 4900],
  ["4900,5", 4900],
  ["900 USD", 900],
  ["1", 1],
  ["999999", 999_999],
])("«%s» is %d dollars", (typed, dollars) => expect(readDollars(typed)).toBe(dollars));

test.each(["", "0", "-5", "ocho mil", "8000-9000", "1e5", "8,00,0", "1000000", "$", "８０００"])("«%s» is no amount", (typed) =>
  expect(readDollars(typed)).toBeNull(),
);
