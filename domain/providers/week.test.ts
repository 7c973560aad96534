import { expect, test } from "vitest";
import { readWeek, readWeekFields, weekFields } from "./week.ts";

const day = [
  ["08:00", "12:00"],
  ["14:00", "17:00"],
] as const;

test("a day that is not valid is closed", () => {
  expect(
    readWeek({
      mon: [["17:00", "08:00"]],
      tue: "always",
      wed: [["08:00"]],
      thu: [[8, 17]],
      fri: day,
      sat: ["08:00", "12:00"],
      sun: [...day, ["18:00", "19:00"]],
      xyz: day,
    }),
  ).toEqual({ fri: day });
  expect(
    readWeek({
      mon: [
        ["08:00", "12:00"],
        ["11:00", "17:00"],
      ],
      tue: [["08:00", "25:00"]],
      wed: [["20:00", "24:00"]],
    }),
  ).toEqual({
    wed: [["20:00", "24:00"]],
  });
  for (const nonsense of [null, 3, "x", []]) expect(readWeek(nonsense)).toEqual({});
});

test("what the fields of a week hold is read as that week", () => {
  const week = { mon: day, sat: [["09:00", "13:00"]] } as const;
  const fields = weekFields(week);
  expect(readWeekFields((name) => fields[name]!)).toEqual({ week, problems: {} });
});
