import { expect, test } from "vitest";
import { holidaysBetween } from "#platform/holidays.server.ts";
import { isDayAhead, openDayFrom, usualDay } from "./callback.ts";

const holidays = holidaysBetween("2026-01-01", "2027-12-31");
const house = { week: {}, zone: "America/Santo_Domingo", isClosed: (day: string) => holidays.has(day) };
const saturdays = { ...house, week: { sat: [["09:00", "12:00"]] } as const };

test("a day to write again is the first one on which the house is open, and is told when it opens", () => {
  // Saturday; the Monday after is the Constitution's day, which the law moved.
  expect(openDayFrom("2026-11-07", house).day).toBe("2026-11-10");
  expect(openDayFrom("2026-12-25", house)).toEqual({
    day: "2026-12-28",
    dueAt: new Date("2026-12-28T04:00:00Z"),
    tellAt: new Date("2026-12-28T12:00:00Z"),
  });
  expect(openDayFrom("2026-12-21", saturdays)).toMatchObject({ day: "2026-12-26", tellAt: new Date("2026-12-26T13:00:00Z") });
  expect(usualDay("2026-11-27", house)).toBe("2026-11-30");
});

test("a house that closes for months has a day all the same", () => {
  expect(openDayFrom("2026-12-21", { ...house, isClosed: () => true }).day).toBe("2027-01-04");
});

test("a day is today or later, within a year", () => {
  const days = ["2026-11-26", "2026-11-27", "2027-11-28", "2027-11-29"];
  expect(days.map((day) => isDayAhead("2026-11-27", day))).toEqual([false, true, true, false]);
});
