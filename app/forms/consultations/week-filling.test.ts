import { expect, test } from "vitest";
import { WEEK_FIELDS } from "#domain/providers/week.ts";
import { filledWeek, type WeekFieldValues } from "./week-filling.ts";

const week = (values: WeekFieldValues) => ({ ...Object.fromEntries(WEEK_FIELDS.map((name) => [name, ""])), ...values });

test("the days get Monday's times, both spans of them, and lose their own: all of them, or those until Friday", () => {
  const monday = { "mon-0-desde": "08:00", "mon-0-hasta": "12:00" };
  const typed = week({ ...monday, "tue-1-desde": "15:00", "sat-0-desde": "09:00" });
  const times = (filled: WeekFieldValues, day: string) => [filled[`${day}-0-desde`], filled[`${day}-0-hasta`], filled[`${day}-1-desde`]];
  const all = filledWeek("todos", typed, null);
  for (const day of ["mon", "tue", "sun"]) expect(times(all, day)).toEqual(["08:00", "12:00", ""]);
  const workdays = filledWeek("viernes", typed, null);
  for (const day of ["mon", "tue", "fri"]) expect(times(workdays, day)).toEqual(["08:00", "12:00", ""]);
  expect([times(workdays, "sat"), times(workdays, "sun")]).toEqual([
    ["09:00", "", ""],
    ["", "", ""],
  ]);
});

test("a break at noon parts only a day that is open through it", () => {
  const open = { "mon-0-desde": "08:00", "mon-0-hasta": "17:00" };
  const parted = { "tue-0-desde": "08:00", "tue-0-hasta": "13:00", "tue-1-desde": "15:00", "tue-1-hasta": "18:00" };
  const morning = { "wed-0-desde": "08:00", "wed-0-hasta": "13:00" };
  const filled = filledWeek("pausa", week({ ...open, ...parted, ...morning }), null);
  expect(filled).toEqual(
    week({ "mon-0-desde": "08:00", "mon-0-hasta": "12:00", "mon-1-desde": "14:00", "mon-1-hasta": "17:00", ...parted, ...morning }),
  );
  expect(filledWeek("pausa", filled, null)).toEqual(filled);
});

test("the hours of the profile take the place of what was there, and without them it stays", () => {
  const [typed, profile] = [week({ "mon-0-desde": "08:00" }), week({ "sat-0-desde": "09:00", "sat-0-hasta": "12:00" })];
  expect([filledWeek("perfil", typed, profile), filledWeek("perfil", typed, null)]).toEqual([profile, typed]);
});
