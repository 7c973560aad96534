import { describe, expect, test } from "vitest";
import {
  dayInSantoDomingo,
  formatDate,
  formatDateTime,
  formatDays,
  formatLongDay,
  formatLongMonth,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPercentRange,
  formatPhone,
  formatTime,
  formatWeekday,
  hourInSantoDomingo,
} from "./format.ts";

describe("numbers", () => {
  test.each([
    [0, "0"],
    [999, "999"],
    [4900, "4900"],
    [10400, "10 400"],
    [1234567, "1 234 567"],
    [-4900, "-4900"],
  ])("%d is written %s", (value, text) => expect(formatNumber(value)).toBe(text));

  test("decimals are rounded and kept", () =>
    expect([formatNumber(4.666, 1), formatNumber(4, 1), formatNumber(1234.5, 2)]).toEqual(["4.7", "4.0", "1234.50"]));
  test("nothing is written as minus zero", () => expect(formatNumber(-0.2)).toBe("0"));
  test("a share is a percentage with a space", () => expect(formatPercent(0.44)).toBe("44 %"));
  test("an interval names its unit once", () => expect(formatPercentRange(0.34, 0.55)).toBe("34 – 55 %"));
});

describe("dates", () => {
  test("a calendar day is that day in every time zone", () => expect(formatDate("2026-11-01")).toBe("1 nov 2026"));
  test("a moment late in the evening in UTC is still the day before in Santo Domingo", () =>
    expect(formatDate(new Date("2026-11-20T03:59:00Z"))).toBe("19 nov 2026"));
  test("months come from a day, a month or a moment", () =>
    expect([formatMonth("2026-10-31"), formatMonth("2026-10"), formatMonth(new Date("2026-11-01T03:00:00Z"))]).toEqual([
      "oct 2026",
      "oct 2026",
      "oct 2026",
    ]));
  test.each([
    ["2026-11-20T19:42:00Z", "3:42 p. m."],
    ["2026-11-20T04:00:00Z", "12:00 a. m."],
    ["2026-11-20T16:00:00Z", "12:00 m."],
    ["2026-11-20T16:05:00Z", "12:05 p. m."],
    ["2026-07-20T12:09:00Z", "8:09 a. m."],
  ])("%s is %s", (moment, text) => expect(formatTime(new Date(moment))).toBe(text));
  test("day and time together", () => expect(formatDateTime(new Date("2026-11-20T19:42:00Z"))).toBe("20 nov 2026, 3:42 p. m."));
  test("an invalid day is refused", () => {
    expect(() => formatDate("20/11/2026")).toThrow(RangeError);
    expect(() => formatMonth("2026-13")).toThrow(RangeError);
  });
});

test("days are written with their weekday, alone and as a range", () => {
  expect(formatLongDay("2026-11-23")).toBe("lunes 23 de noviembre");
  expect(formatWeekday("2026-11-26")).toBe("jue 26 nov");
  expect(formatLongMonth("2027-02")).toBe("Febrero de 2027");
  expect([formatDays("2027-01-11", "2027-01-22"), formatDays("2027-01-23", "2027-02-02"), formatDays("2027-01-22", "2027-01-22")]).toEqual([
    "11 – 22 ene",
    "23 ene – 2 feb",
    "22 ene",
  ]);
});

test("a moment is a day and an hour of Santo Domingo", () => {
  const lateThere = new Date("2026-11-21T02:30:00Z");
  expect([dayInSantoDomingo(lateThere), hourInSantoDomingo(lateThere)]).toEqual(["2026-11-20", 22]);
});

test("a number of the country is read in four parts, and any other stays", () =>
  expect(["+18095550142", "+34600111222"].map(formatPhone)).toEqual(["+1 809 555 0142", "+34600111222"]));
