import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import {
  afterBusinessHours,
  businessHoursBetween,
  MAX_DAYS_OFF,
  type OpeningHours,
  readOpeningHours,
  readTimeZone,
  USUAL_HOURS,
} from "./business-hours.ts";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
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
  const sundays: OpeningHours = { sun: ["00:00", "24:00"] };
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
test("a week that is never open, or cannot be read, is the usual week", () => {
  expect(after("2026-11-16T12:00:00Z", 1, {})).toBe("2026-11-16T13:00:00.000Z");
  expect(
    readOpeningHours({
      mon: ["17:00", "08:00"],
      tue: "always",
      wed: ["08:00"],
      thu: [8, 17],
      fri: ["08:00", "17:00"],
      sat: ["08:00", "08:00"],
      sun: [["08:00"], ["17:00"]],
      xyz: ["08:00", "17:00"],
    }),
  ).toEqual({
    fri: ["08:00", "17:00"],
  });
  for (const nonsense of [null, 3, "x", []]) expect(readOpeningHours(nonsense)).toEqual({});
  expect([readTimeZone("Europe/Madrid"), readTimeZone("Atlantis/Poseidonis")]).toEqual(["Europe/Madrid", zone]);
});

const time = fc
  .integer({ min: 0, max: 23 })
  .chain((from) =>
    fc.integer({ min: from + 1, max: 24 }).map((to) => [from, to].map((hour) => `${String(hour).padStart(2, "0")}:00`) as [string, string]),
  );
const week = fc.record({ mon: time, tue: time, wed: time, thu: time, fri: time, sat: time, sun: time }, { requiredKeys: [] });
const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
const zones = fc.constantFrom("America/Santo_Domingo", "America/New_York", "Europe/Madrid", "Pacific/Chatham");

/** Counts the open milliseconds between two moments, day by day, independently of the code under test. */
function openMilliseconds(start: Date, end: Date, hours: OpeningHours, timeZone: string): number {
  const open = Object.keys(hours).length > 0 ? hours : USUAL_HOURS;
  const dayOf = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let sum = 0;
  for (let day = dayOf(start); Temporal.PlainDate.compare(day, dayOf(end)) <= 0; day = day.add({ days: 1 })) {
    const pair = open[WEEKDAYS[day.dayOfWeek - 1]!];
    if (!pair) continue;
    const midnight = day.add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: "00:00" });
    const [opens, closes] = pair.map((at) =>
      at === "24:00" ? midnight.epochMilliseconds : day.toZonedDateTime({ timeZone, plainTime: at }).epochMilliseconds,
    );
    sum += Math.max(0, Math.min(closes!, end.getTime()) - Math.max(opens!, start.getTime()));
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
