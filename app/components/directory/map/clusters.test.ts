import fc from "fast-check";
import { expect, test } from "vitest";
import { clusters } from "./clusters.ts";

const marker = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 440 }) });

test("every marker is in one cluster, and no two clusters overlap", () => {
  fc.assert(
    fc.property(fc.array(marker, { maxLength: 30 }), fc.integer({ min: 1, max: 80 }), (markers, least) => {
      const groups = clusters(markers, least);
      const members = groups.flatMap((group) => group.members);
      expect(members).toHaveLength(markers.length);
      expect(new Set(members).size).toBe(markers.length);
      for (const [index, a] of groups.entries())
        for (const b of groups.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(least);
    }),
  );
});

test("a marker alone stays exactly in its place", () => {
  expect(
    clusters(
      [
        { x: 10, y: 20 },
        { x: 300, y: 20 },
        { x: 310, y: 20 },
      ],
      30,
    ),
  ).toEqual([
    { x: 10, y: 20, members: [{ x: 10, y: 20 }] },
    {
      x: 305,
      y: 20,
      members: [
        { x: 300, y: 20 },
        { x: 310, y: 20 },
      ],
    },
  ]);
});
