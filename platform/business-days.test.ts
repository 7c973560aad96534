import * as fc from "fast-check";
import { expect, test } from "vitest";
import { businessDaysSince, inTimeSince, isOverdue } from "./business-days.server.ts";

// A Thursday evening in Santo Domingo, which is a Friday in UTC. The following Monday, 21 January, is a holiday: Our Lady of Altagracia.
const since = new Date("2030-01-18T02:00:00Z");
const noon = (day: string) => new Date(`${day}T16:00:00Z`);

test("weekends and holidays are no business days, and days are those of Santo Domingo", () => {
  expect(["2030-01-17", "2030-01-18", "2030-01-20", "2030-01-21", "2030-01-22"].map((day) => businessDaysSince(since, noon(day)))).toEqual([
    0, 1, 1, 1, 2,
  ]);
});

test("the last promised day is still in time, and the day after it is late", () => {
  expect(isOverdue(since, 2, noon("2030-01-22"))).toBe(false);
  expect(isOverdue(since, 2, noon("2030-01-23"))).toBe(true);
});

test("what a query takes for late is what a screen takes for late, at any moment and for any promise", () => {
  const year = { min: new Date("2026-01-01T00:00:00Z"), max: new Date("2027-12-31T00:00:00Z"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(year), fc.integer({ min: 0, max: 40 * 24 * 60 }), fc.integer({ min: 0, max: 10 }), (at, minutes, days) => {
      const began = new Date(at.getTime() - minutes * 60_000);
      expect(began < inTimeSince(days, at)).toBe(isOverdue(began, days, at));
    }),
  );
});
