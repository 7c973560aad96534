import { expect, test } from "vitest";
import { clockText, minutesOf, quietSince, quietUntil, USUAL_QUIET } from "./quiet-hours.ts";

const at = (time: string, day = "2027-02-10") => new Date(`${day}T${time}:00-04:00`);

test("the night is silent from its first minute until its last one, by the clock of its person", () => {
  expect(quietUntil(USUAL_QUIET, at("21:59"))).toBeNull();
  expect(quietUntil(USUAL_QUIET, at("22:00"))).toEqual(at("07:00", "2027-02-11"));
  expect(quietUntil(USUAL_QUIET, at("03:30"))).toEqual(at("07:00"));
  expect(quietUntil(USUAL_QUIET, at("07:00"))).toBeNull();
  expect(quietSince(USUAL_QUIET, at("03:30"))).toEqual(at("22:00", "2027-02-09"));
  // In Madrid it is five hours later.
  const madrid = { ...USUAL_QUIET, zone: "Europe/Madrid" };
  expect(quietUntil(madrid, at("17:00"))).toEqual(at("02:00", "2027-02-11"));
  expect(quietUntil(madrid, at("02:00"))).toBeNull();
});

test("hours within a day are silent between them, and none when silence is off or has no length", () => {
  const siesta = { ...USUAL_QUIET, from: 13 * 60, to: 15 * 60 };
  expect([at("12:59"), at("13:00"), at("14:59"), at("15:00")].map((moment) => quietUntil(siesta, moment) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(quietUntil({ ...siesta, on: false }, at("13:30"))).toBeNull();
  expect(quietUntil({ ...siesta, to: siesta.from }, at("13:30"))).toBeNull();
});

test("a time of the day is written and read as a field has it", () => {
  for (const clock of ["00:00", "07:05", "23:59"]) expect(clockText(minutesOf(clock)!)).toBe(clock);
  for (const wrong of ["", "7:00", "24:00", "12:60", "ayer"]) expect(minutesOf(wrong)).toBeNull();
});
