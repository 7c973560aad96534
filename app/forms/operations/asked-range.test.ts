import { expect, test } from "vitest";
import { askedRange, rangeQuery } from "./asked-range.ts";

const TODAY = "2026-11-22";
const asked = (query: string) => askedRange(`https://cuna.test/dashboard/admin?${query}`, TODAY);

test("two days in order, until today and of a year at most, are the range", () => {
  for (const [from, to] of [
    ["2026-11-22", "2026-11-22"],
    ["2025-11-22", "2026-11-22"],
  ]) {
    const range = asked(`desde=${from}&hasta=${to}`);
    expect(range).toEqual({ from, to, days: null, refused: null });
    expect(asked(rangeQuery(range))).toEqual(range);
  }
});

test.each([
  ["desde=2026-11-10&hasta=2026-11-01", "order", "2026-11-10", "2026-11-01"],
  ["desde=2026-11-10&hasta=2026-11-23", "future", "2026-11-10", "2026-11-23"],
  ["desde=2025-11-21&hasta=2026-11-22", "long", "2025-11-21", "2026-11-22"],
  ["desde=2026-11-10", "missing", "2026-11-10", ""],
  ["desde=ayer&hasta=2026-11-10", "missing", "", "2026-11-10"],
])("%s is refused for its reason, keeps what was typed, and shows the last 30 days", (query, because, from, to) => {
  expect(asked(query)).toEqual({ from: "2026-10-24", to: TODAY, days: 30, refused: { because, from, to } });
});

test("an address without days asks for the usual ones, and nothing is refused", () => {
  expect(asked("")).toMatchObject({ days: 30, refused: null });
  expect(asked("dias=7")).toEqual({ from: "2026-11-16", to: TODAY, days: 7, refused: null });
});
