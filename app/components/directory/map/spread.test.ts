import fc from "fast-check";
import { expect, test } from "vitest";
import { spread } from "./spread.ts";

const marker = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });

test("no two markers overlap, and each keeps its true place", () => {
  fc.assert(
    fc.property(fc.array(marker, { maxLength: 24 }), (markers) => {
      const moved = spread(markers, 34);
      expect(moved.map(({ x, y }) => ({ x, y }))).toEqual(markers);
      for (const [index, a] of moved.entries())
        for (const b of moved.slice(index + 1)) expect(Math.hypot(a.left - b.left, a.top - b.top)).toBeGreaterThan(31);
    }),
  );
});

test("a marker with room around it does not move", () => {
  const moved = spread(
    [
      { x: 10, y: 10 },
      { x: 60, y: 10 },
      { x: 200, y: 200 },
      { x: 200, y: 200 },
    ],
    34,
  );
  expect(moved.slice(0, 2)).toEqual([
    { x: 10, y: 10, left: 10, top: 10 },
    { x: 60, y: 10, left: 60, top: 10 },
  ]);
  expect(moved[2]).not.toMatchObject({ left: 200, top: 200 });
});
