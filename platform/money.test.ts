import { expect, test } from "vitest";
import { formatUsd, formatUsdRange } from "./money.ts";

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
