import { expect, test } from "vitest";
import { formatDop, formatDopRange, formatUsd, formatUsdRange, usdToDop } from "./money.ts";

test.each([
  [490_000, "US$ 4,900"],
  [1_250, "US$ 12.50"],
  [5, "US$ 0.05"],
  [0, "US$ 0"],
  [-2_500, "-US$ 25"],
  [123_456_789, "US$ 1,234,567.89"],
])("%d cents are %s", (cents, text) => expect(formatUsd(cents)).toBe(text));

test("a range names the currency once", () => expect(formatUsdRange(435_000, 690_000)).toBe("US$ 4,350 – 6,900"));
test("a range of one price is that price", () => expect(formatUsdRange(435_000, 435_000)).toBe("US$ 4,350"));
test("half a cent is not money", () => expect(() => formatUsd(12.5)).toThrow(RangeError));

test("pesos are written like dollars, with their own sign", () => {
  expect([formatDop(30_380_000), formatDop(-1_250), formatDopRange(26_970_000, 42_780_000), formatDopRange(100, 100)]).toEqual([
    "RD$ 303,800",
    "-RD$ 12.50",
    "RD$ 269,700 – 427,800",
    "RD$ 1",
  ]);
});
test("dollars become pesos to the hundred, in whole cents", () => {
  expect([usdToDop(490_000, 62), usdToDop(435_000, 62.137), usdToDop(0, 62)]).toEqual([30_380_000, 27_030_000, 0]);
});
