import { expect, test } from "vitest";
import { letterDay } from "./letter-day.server.ts";

test("the letter goes on the first business day: not on a weekend, nor on a holiday where the law moves it", () => {
  expect(letterDay("2026-12-09")).toBe("2026-12-01");
  expect(letterDay("2026-11-01")).toBe("2026-11-02");
  // New Year is a Friday, and the day of the Kings moves to the Monday after the weekend.
  expect(letterDay("2027-01-20")).toBe("2027-01-05");
  // Labour Day on a Saturday moves nothing.
  expect(letterDay("2027-05-31")).toBe("2027-05-03");
});
