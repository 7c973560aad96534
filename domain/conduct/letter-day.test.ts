import { expect, test } from "vitest";
import { letterDay, nextLetter } from "./letter-day.server.ts";

test("the letter goes on the first business day: not on a weekend, nor on a holiday where the law moves it", () => {
  expect(letterDay("2026-12-09")).toBe("2026-12-01");
  expect(letterDay("2026-11-01")).toBe("2026-11-02");
  // New Year is a Friday, and the day of the Kings moves to the Monday after the weekend.
  expect(letterDay("2027-01-20")).toBe("2027-01-05");
  // Labour Day on a Saturday moves nothing.
  expect(letterDay("2027-05-31")).toBe("2027-05-03");
});

test("the next letter is this month's until its day comes, and tells of the month before", () => {
  expect(nextLetter("2026-11-01")).toEqual({ on: "2026-11-02", about: "2026-10-31" });
  expect(nextLetter("2026-11-02")).toEqual({ on: "2026-12-01", about: "2026-11-30" });
  expect(nextLetter("2026-12-31")).toEqual({ on: "2027-01-05", about: "2026-12-31" });
});
