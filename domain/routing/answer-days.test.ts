import { expect, test } from "vitest";
import { answerDays } from "./answer-days.ts";
import { USUAL_HOURS } from "./business-hours.ts";

const ZONE = "America/Santo_Domingo";
const FRIDAY_NOON = new Date("2026-11-20T16:00:00Z");
const asked = (until: string, now = FRIDAY_NOON, closed: string[] = []) =>
  answerDays({ from: FRIDAY_NOON, until: new Date(until), now }, USUAL_HOURS, ZONE, (day) => closed.includes(day));

test("a center sees each day until its deadline, the closed ones among them, and the open hours that are left", () => {
  const { days, today, hoursLeft } = asked("2026-11-24T16:00:00Z");
  expect(today).toBe("2026-11-20");
  expect(days.map(({ open }) => open)).toEqual([true, false, false, true, true]);
  expect([days[0]!.day, days.at(-1)!.day]).toEqual(["2026-11-20", "2026-11-24"]);
  expect(hoursLeft).toBe(5 + 9 + 4);
  expect(asked("2026-11-24T16:00:00Z", FRIDAY_NOON, ["2026-11-23"])).toMatchObject({ hoursLeft: 5 + 4 });
  expect(asked("2026-11-24T16:00:00Z", new Date("2026-11-24T15:30:00Z"))).toMatchObject({ today: "2026-11-24", hoursLeft: 0 });
});

test("the time that is left is never less than none, and only the last ten days are drawn", () => {
  expect(asked("2026-11-20T16:00:00Z", new Date("2026-12-20T16:00:00Z")).hoursLeft).toBe(0);
  const { days } = asked("2026-12-10T16:00:00Z");
  expect([days.length, days.at(-1)!.day]).toEqual([10, "2026-12-10"]);
});
