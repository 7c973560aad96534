import { expect, test } from "vitest";
import { readingDay, turnOf } from "./turn.ts";

const zone = "America/Santo_Domingo"; // UTC-4
const now = new Date("2026-11-20T15:42:00Z");
const turn = (ahead: number, waitingSince: Date | null = null) => turnOf({ cap: 3, ahead, waitingSince, now, timeZone: zone });

test("a center at its cap has room for as many more at the start of each of its next days", () => {
  expect(turn(0)).toEqual(new Date("2026-11-21T04:00:00Z"));
  expect(turn(2)).toEqual(new Date("2026-11-21T04:00:00Z"));
  expect(turn(3)).toEqual(new Date("2026-11-22T04:00:00Z"));
  expect(turn(8)).toEqual(new Date("2026-11-23T04:00:00Z"));
});

test("nobody is put in a line of more than three days, nor waits longer than four", () => {
  expect(turn(9)).toBeNull();
  expect(turn(0, new Date("2026-11-17T15:42:00Z"))).not.toBeNull();
  expect(turn(0, new Date("2026-11-16T15:41:00Z"))).toBeNull();
});

test("the day is the center's own", () => {
  const late = new Date("2026-11-21T02:00:00Z"); // still the 20th in Santo Domingo
  expect(turnOf({ cap: 1, ahead: 0, waitingSince: null, now: late, timeZone: zone })).toEqual(new Date("2026-11-21T04:00:00Z"));
});

test("what waits is read on the center's first open day, which no weekend and no day off is", () => {
  const week = { mon: [["08:00", "17:00"]], tue: [["08:00", "17:00"]], fri: [["08:00", "12:00"]] } as const;
  const on = (moment: string, closed: readonly string[] = []) => readingDay(new Date(moment), week, zone, (day) => closed.includes(day));
  expect(on("2026-11-20T04:00:00Z")).toBe("2026-11-20");
  expect(on("2026-11-21T04:00:00Z")).toBe("2026-11-23");
  expect(on("2026-11-21T04:00:00Z", ["2026-11-23", "2026-11-24"])).toBe("2026-11-27");
  expect(readingDay(new Date("2026-11-21T04:00:00Z"), {}, zone, () => true)).toMatch(/^2026-12/);
});
