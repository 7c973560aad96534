import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import type { Span, Week } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { afterBusinessHours, businessHoursBetween, MAX_DAYS_OFF, readTimeZone, USUAL_HOURS } from "./business-hours.ts";

const never = () => false;
const zone = "America/Santo_Domingo"; // UTC-4, without summer time
const after = (start: string, hours: number, week = USUAL_HOURS, timeZone = zone) =>
  afterBusinessHours(new Date(start), hours, week, timeZone, never).toISOString();

test("24 hours of a nine-hour day are two days and six hours of work", () => {
  expect(after("2026-11-16T12:00:00Z", 24)).toBe("2026-11-18T18:00:00.000Z"); // From Monday 8:00 to Wednesday 14:00
});
test("nights, weekends and the hours before opening do not count", () => {
  expect(after("2026-11-20T20:00:00Z", 24)).toBe("2026-11-25T17:00:00.000Z"); // From Friday 16:00: one hour, then 9 + 9 + 5
  expect(after("2026-11-21T15:00:00Z", 1)).toBe("2026-11-23T13:00:00.000Z"); // From Saturday to Monday 9:00
  expect(after("2026-11-23T08:00:00Z", 1)).toBe("2026-11-23T13:00:00.000Z"); // From Monday 4:00 to Monday 9:00
});
test("a center's own week and time zone count, through a change of the clocks", () => {
  const sundays: Week = { sun: [["00:00", "24:00"]] };
  expect(after("2026-10-24T22:00:00Z", 25, sundays, "Europe/Madrid")).toBe("2026-10-25T23:00:00.000Z"); // this Sunday has 25 hours
  expect(after("2026-11-01T00:00:00Z", 24, sundays, "America/Santo_Domingo")).toBe("2026-11-02T04:00:00.000Z");
});
test("days off do not count, two weeks of them at most", () => {
  const off = (...days: string[]) =>
    afterBusinessHours(new Date("2026-12-24T20:00:00Z"), 2, USUAL_HOURS, zone, (day) => days.includes(day));
  const between = businessHoursBetween(
    new Date("2026-12-24T20:00:00Z"),
    new Date("2026-12-28T13:00:00Z"),
    USUAL_HOURS,
    zone,
    (day) => day === "2026-12-25",
  );
  expect(between).toBe(2);
  expect(off("2026-12-25").toISOString()).toBe("2026-12-28T13:00:00.000Z"); // From Thursday 16:00: one hour, then Monday 9:00
  expect(off("2026-12-24", "2026-12-25").toISOString()).toBe("2026-12-28T14:00:00.000Z");
  const always = afterBusinessHours(new Date("2026-11-02T12:00:00Z"), 1, USUAL_HOURS, zone, () => true);
  expect(always.toISOString()).toBe("2026-11-20T13:00:00.000Z"); // Fourteen working days later
  expect(MAX_DAYS_OFF).toBe(14);
});
test("a break does not count, whether a deadline runs through it or is asked for within it", () => {
  const day: readonly Span[] = [
    ["08:00", "12:00"],
    ["14:00", "17:00"],
  ];
  const week = { mon: day, tue: day };
  expect(after("2026-11-16T12:00:00Z", 5, week)).toBe("2026-11-16T19:00:00.000Z"); // From Monday 8:00: four hours, then until 15:00
  expect(after("2026-11-16T17:00:00Z", 4, week)).toBe("2026-11-17T13:00:00.000Z"); // From Monday 13:00: three hours, then Tuesday 9:00
  const between = (start: string, end: string) => businessHoursBetween(new Date(start), new Date(end), week, zone, never);
  expect(between("2026-11-16T15:00:00Z", "2026-11-16T19:30:00Z")).toBe(2.5);
  expect(between("2026-11-16T16:30:00Z", "2026-11-16T17:30:00Z")).toBe(0);
});
test("a week that is never open is the usual week, and a zone that nobody knows the country's", () => {
  expect(after("2026-11-16T12:00:00Z", 1, {})).toBe("2026-11-16T13:00:00.000Z");
  expect([readTimeZone("Europe/Madrid"), readTimeZone("Atlantis/Poseidonis")]).toEqual(["Europe/Madrid", zone]);
});

const hour = (at: number) => `${String(at).padStart(2, "0")}:00`;
/** One span or two, of whole hours. */
const spans = fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 4 }).map((hours): Span[] => {
  const [a, b, c, d] = hours.toSorted((one, other) => one - other) as [number, number, number?, number?];
  return d === undefined
    ? [[hour(a), hour(b)]]
    : [
        [hour(a), hour(b)],
        [hour(c!), hour(d)],
      ];
});
const week = fc.record({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }, { requiredKeys: [] });
const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
const zones = fc.constantFrom("America/Santo_Domingo", "America/New_York", "Europe/Madrid", "Pacific/Chatham");

/** Counts the open milliseconds between two moments, day by day, independently of the code under test. */
function openMilliseconds(start: Date, end: Date, hours: Week, timeZone: string): number {
  const open = Object.keys(hours).length > 0 ? hours : USUAL_HOURS;
  const dayOf = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let sum = 0;
  for (let day = dayOf(start); Temporal.PlainDate.compare(day, dayOf(end)) <= 0; day = day.add({ days: 1 })) {
    const midnight = day.add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: "00:00" });
    for (const span of open[WEEKDAYS[day.dayOfWeek - 1]!] ?? []) {
      const [opens, closes] = span.map((at) =>
        at === "24:00" ? midnight.epochMilliseconds : day.toZonedDateTime({ timeZone, plainTime: at }).epochMilliseconds,
      );
      sum += Math.max(0, Math.min(closes!, end.getTime()) - Math.max(opens!, start.getTime()));
    }
  }
  return sum;
}

test("between the start and the end lie exactly the hours asked for, and the end is a moment of work", () => {
  fc.assert(
    fc.property(moment, week, zones, fc.integer({ min: 1, max: 60 }), (start, hours, timeZone, many) => {
      const end = afterBusinessHours(start, many, hours, timeZone, never);
      expect(openMilliseconds(start, end, hours, timeZone)).toBe(many * 3_600_000);
      expect(openMilliseconds(start, new Date(end.getTime() - 1), hours, timeZone)).toBe(many * 3_600_000 - 1);
      expect(businessHoursBetween(start, end, hours, timeZone, never)).toBe(many);
    }),
  );
});
test("a later start never ends earlier", () => {
  fc.assert(
    fc.property(moment, week, zones, fc.integer({ min: 0, max: 1e9 }), (start, hours, timeZone, later) => {
      const [one, other] = [start, new Date(start.getTime() + later)].map((from) =>
        afterBusinessHours(from, 24, hours, timeZone, never).getTime(),
      );
      expect(other).toBeGreaterThanOrEqual(one!);
    }),
  );
});
