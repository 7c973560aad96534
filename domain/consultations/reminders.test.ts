import { expect, test } from "vitest";
import { quietSince, USUAL_QUIET } from "#domain/patients/quiet-hours.ts";
import { dueReminder, type Silence } from "./reminders.ts";

/** The usual quiet hours, from ten at night until seven in the morning. */
const silence: Silence = (moment) => {
  const since = quietSince(USUAL_QUIET, moment);
  return since && { since };
};
const at = (text: string) => new Date(`2026-12-${text}:00-04:00`);
const due = (startsAt: Date, now: Date, agreedAt: Date | null = null) => dueReminder({ startsAt, agreedAt }, now, silence);

test("two days before and three hours before, and not a minute earlier", () => {
  const start = at("10T15:00");
  expect([due(start, at("08T14:59")), due(start, at("08T15:00"))]).toEqual([null, "days"]);
  expect([due(start, at("10T11:59")), due(start, at("10T12:00"))]).toEqual(["days", "hours"]);
  expect(due(start, start)).toBeNull();
});

test("nobody is told at night: what would come then comes before the silence, and a late worker waits for its end", () => {
  const start = at("10T08:00");
  expect([due(start, at("09T21:29")), due(start, at("09T21:30"))]).toEqual(["days", "hours"]);
  expect([due(start, at("09T22:00")), due(start, at("10T05:00")), due(start, at("10T07:00"))]).toEqual([null, null, "hours"]);
});

test("who agreed after a reminder's moment is not reminded of what they have just said", () => {
  const start = at("10T15:00");
  expect(due(start, at("09T10:00"), at("09T09:55"))).toBeNull();
  expect(due(start, at("10T12:00"), at("09T09:55"))).toBe("hours");
  expect(due(start, at("10T13:00"), at("10T12:30"))).toBeNull();
});
