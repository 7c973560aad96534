import { expect, test } from "vitest";
import { priceOf } from "./pricing.ts";

test("a price is a line of the table; a lead without a service pays the lowest tier; a missing line is an alarm", () => {
  const table = [
    { price_tier: "basic", exclusivity: "shared", amount_cents: 500 },
    { price_tier: "premium", exclusivity: "exclusive", amount_cents: 3200 },
  ];
  expect(priceOf(table, "premium", "exclusive")).toBe(3200);
  expect(priceOf(table, null, "shared")).toBe(500);
  expect(() => priceOf(table, "standard", "shared")).toThrow();
});
