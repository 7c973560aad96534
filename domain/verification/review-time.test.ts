import { expect, test } from "vitest";
import { businessDaysSince, isOverdue } from "./review-time.server.ts";
import { medianOf } from "./review-time.ts";

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

test("of an even number of waits, the median is halfway between the two in the middle", () => {
  expect([medianOf([9, 1, 4]), medianOf([9, 1, 3, 4])]).toEqual([4, 3.5]);
});
