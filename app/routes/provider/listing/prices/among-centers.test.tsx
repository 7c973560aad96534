import { expect, test } from "vitest";
import { PRICE_PARTS, partOfLine } from "#domain/listing/price-parts.ts";
import { axisOf } from "./among-centers.tsx";

test("the axis of a group ends at a round amount, and begins near the lowest where all are far from zero", () => {
  expect(axisOf([330_000, 490_000, 1_090_000])).toMatchObject({ start: 200_000, end: 1_200_000 });
  expect(axisOf([55_000, 290_000])).toMatchObject({ start: 0, end: 300_000 });
  expect(axisOf([])).toMatchObject({ start: 0, end: 100 });
});

test("every amount stands within its axis, which has a length", () => {
  for (const lowest of [100, 4_500, 7_000, 35_000, 99_999, 1_000_000]) {
    for (const times of [1, 1.4, 3, 20]) {
      const { start, end, ticks } = axisOf([lowest, lowest * times]);
      expect(start).toBeLessThanOrEqual(lowest);
      expect(end).toBeGreaterThanOrEqual(lowest * times);
      expect(start).toBeLessThan(end);
      expect(ticks).toEqual([start, (start + end) / 2, end]);
    }
  }
});

test("a line that a later template adds belongs to the last group", () => {
  expect(partOfLine("fiv-propios")).toBe("cycle");
  expect(partOfLine("algo-nuevo")).toBe(PRICE_PARTS.at(-1));
});
