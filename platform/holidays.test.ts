import { expect, test } from "vitest";
import { holidaysBetween } from "./holidays.server.ts";

const daysOf = (year: number) => [...holidaysBetween(`${year}-01-01`, `${year}-12-31`).keys()].map((day) => day.slice(5));

// The holidays of the calendar of date-holidays 3.37, with Constitution Day as the law moves it.
test.each([
  [2024, ["01-01", "01-06", "01-21", "01-29", "02-27", "03-29", "04-29", "05-30", "08-16", "09-24", "11-04", "12-25"]],
  [2025, ["01-01", "01-06", "01-21", "01-26", "02-27", "04-18", "05-05", "06-19", "08-16", "09-24", "11-10", "12-25"]],
  [2026, ["01-01", "01-05", "01-21", "01-26", "02-27", "04-03", "05-04", "06-04", "08-16", "09-24", "11-09", "12-25"]],
])("the holidays of %i are where the law moves them to", (year, days) => {
  expect(daysOf(year)).toEqual(days);
});

test("Labour Day leaves a Sunday, and no other day does", () => {
  expect(daysOf(2033)).toContain("05-02");
  expect(daysOf(2033)).toContain("11-06");
  expect(new Date("2033-05-01").getUTCDay()).toBe(0);
  expect(new Date("2033-11-06").getUTCDay()).toBe(0);
});

test("days of two years have the holidays of both, with their names", () => {
  const holidays = holidaysBetween("2026-12-20", "2027-01-10");
  expect(holidays.get("2026-12-25")).toBe("Navidad");
  expect(holidays.get("2027-01-04")).toBe("Día de los Reyes Magos");
});
