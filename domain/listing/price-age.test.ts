import { expect, test } from "vitest";
import { priceAge } from "./price-age.ts";

test.each([
  ["2026-11-21", "current"],
  ["2026-05-21", "current"],
  ["2026-05-20", "stale"],
  ["2025-11-21", "stale"],
  ["2025-11-20", "expired"],
])("a price of %s is %s on 21 November 2026", (informedOn, age) => expect(priceAge(informedOn, "2026-11-21")).toBe(age));

test("half a year after 31 August is the last day of February", () => {
  expect(priceAge("2025-08-31", "2026-02-28")).toBe("current");
  expect(priceAge("2025-08-31", "2026-03-01")).toBe("stale");
});
