import { expect, test } from "vitest";
import { middleOf, SPEED_METRICS, stepOf } from "./page-speed.ts";

test("what is read from a step differs from what was measured by at most two and a half percent", () => {
  for (const metric of SPEED_METRICS) {
    for (const value of metric === "CLS" ? [0.01, 0.1, 0.25, 1.3] : [8, 200, 2_500, 4_000, 60_000]) {
      expect(Math.abs(middleOf(metric, stepOf(metric, value)) / value - 1)).toBeLessThan(0.026);
    }
    expect(middleOf(metric, stepOf(metric, 0))).toBe(0);
  }
  expect(stepOf("LCP", Number.MAX_VALUE)).toBeLessThan(300);
});
