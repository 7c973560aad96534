import { expect, test } from "vitest";
import { medianOf } from "./review-time.ts";

test("of an even number of waits, the median is halfway between the two in the middle", () => {
  expect([medianOf([9, 1, 4]), medianOf([9, 1, 3, 4])]).toEqual([4, 3.5]);
});
