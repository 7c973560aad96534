import { expect, test } from "vitest";
import { hoursText } from "#domain/operations/hours-text.ts";
import { parseHours } from "./hours.ts";

test.each([
  "lun-vie",
  "lun 17:00-08:00",
  "vie-lun 08:00-17:00",
  "lun 08:00-17:00; lun 18:00-19:00",
  "xyz 08:00-17:00",
  "lun 25:00-26:00",
  "lun 08:00-12:00, 11:00-17:00",
  "lun 08:00-10:00, 11:00-12:00, 14:00-17:00",
])("«%s» are no hours", (text) => expect(parseHours(text)).toBeNull());

test("the hours of an export are read as they were, breaks included", () => {
  const day = [
    ["08:00", "12:00"],
    ["14:00", "17:30"],
  ];
  const week = { mon: day, tue: day, sat: [["09:00", "13:00"]] };
  expect(parseHours("lun-mar 8:00-12:00, 14:00-17:30; sáb 9:00-13:00")).toEqual(week);
  expect(parseHours("lun a mar 8:00 a 12:00 y 14:00 a 17:30; sáb 9:00-13:00")).toEqual(week);
  expect(parseHours(hoursText(week))).toEqual(week);
});
