import { expect, test } from "vitest";
import type { Week } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { addDays } from "#platform/days.ts";
import { NO_HOURS } from "./hours.ts";
import { DAYS_AHEAD, dayIn, freeSlots } from "./slots.ts";

const hours = { ...NO_HOURS, week: { mon: [["08:00", "10:00"]], sun: [["01:30", "03:30"]] } } as const;
const question = { hours, zone: "America/Santo_Domingo", days: [], holidays: new Map<string, string>(), taken: [] };
const startsOf = (change: Partial<Parameters<typeof freeSlots>[0]>) =>
  freeSlots({ ...question, now: new Date("2026-11-06T16:00:00Z"), ...change })
    .map(({ startsAt }) => startsAt.toISOString())
    .filter((start) => start < "2026-11-17");

test("a time ends before the center closes, and the next begins after its pause", () => {
  expect(startsOf({}).filter((start) => start.startsWith("2026-11-09"))).toEqual(["2026-11-09T12:00:00.000Z", "2026-11-09T13:00:00.000Z"]);
});

test("holidays are closed unless the center opens them, and what it closes is closed", () => {
  const holidays = new Map([["2026-11-09", "Día de la Constitución"]]);
  const mondays = (starts: string[]) => new Set(starts.filter((start) => start > "2026-11-09").map((start) => start.slice(0, 10)));
  expect(mondays(startsOf({ holidays }))).toEqual(new Set(["2026-11-15", "2026-11-16"]));
  const open = { id: "a", kind: "open", firstDay: "2026-11-09", lastDay: "2026-11-09", reason: "", doctorId: null } as const;
  expect(mondays(startsOf({ holidays, days: [open] }))).toContain("2026-11-09");
  const closed = { ...open, kind: "closed", firstDay: "2026-11-14", lastDay: "2026-11-16" } as const;
  expect(mondays(startsOf({ days: [closed] }))).toEqual(new Set(["2026-11-09"]));
});

test("what is too soon or taken is not offered", () => {
  expect(startsOf({ now: new Date("2026-11-08T12:30:00Z") })[0]).toBe("2026-11-09T13:00:00.000Z");
  const taken = [{ from: new Date("2026-11-09T12:30:00Z"), until: new Date("2026-11-09T13:00:00Z") }];
  expect(startsOf({ taken })).not.toContain("2026-11-09T12:00:00.000Z");
  expect(startsOf({ taken })).toContain("2026-11-09T13:00:00.000Z");
});

test("hours are those of the center's clock, also on the night when it changes", () => {
  const spring = freeSlots({ ...question, zone: "America/New_York", now: new Date("2027-03-06T00:00:00Z") })
    .map(({ startsAt }) => startsAt.toISOString())
    .filter((start) => start.startsWith("2027-03-14"));
  expect(new Set(spring).size).toBe(spring.length);
  expect(spring[0]).toBe("2027-03-14T06:30:00.000Z");
});

test("somebody may ask for a time today, and on each of the next sixty days", () => {
  const always = { ...NO_HOURS, noticeHours: 0, week: Object.fromEntries(WEEKDAYS.map((day) => [day, [["20:00", "22:00"]]])) as Week };
  const days = freeSlots({ ...question, hours: always, now: new Date("2026-11-06T16:00:00Z") }).map(({ startsAt }) =>
    dayIn(startsAt, question.zone),
  );
  expect([days[0], days.at(-1)]).toEqual(["2026-11-06", addDays("2026-11-06", DAYS_AHEAD)]);
});
