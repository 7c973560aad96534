import { expect, test } from "vitest";
import { figuresOf } from "./reply-cases.ts";

const cases = (...hours: (number | null)[]) => hours.map((each) => ({ hours: each }));

test("under five cases there is no figure", () => {
  expect(figuresOf(cases(1, 2, 3, 4))).toBeNull();
  expect(figuresOf(cases(1, 2, 3, 4, 5))).toEqual({ medianHours: 3, within24h: 1, cases: 5 });
});

test("a request that nobody answered counts as slower than every answer", () => {
  expect(figuresOf(cases(1, 2, 3, null, null))).toEqual({ medianHours: 3, within24h: 0.6, cases: 5 });
  expect(figuresOf(cases(1, 2, 3, 5, null, null))).toEqual({ medianHours: 4, within24h: 4 / 6, cases: 6 });
  expect(figuresOf(cases(1, 2, null, null, null))).toEqual({ medianHours: null, within24h: 0.4, cases: 5 });
});

test("an answer after 24 open hours is an answer, and late", () => {
  expect(figuresOf(cases(1, 24, 24.1, 30, 40))).toEqual({ medianHours: 24.1, within24h: 0.4, cases: 5 });
});

test("the order in which answers came does not matter", () => {
  expect(figuresOf(cases(30, 4, null, 2, 6))).toEqual({ medianHours: 6, within24h: 0.6, cases: 5 });
});
