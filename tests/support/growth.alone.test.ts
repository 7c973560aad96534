import { expect, test } from "vitest";
import { growthsOf, MAX_GROWTH } from "./growth.ts";

const make = (size: number) => "x".repeat(size);
const count = (input: string, passes: (length: number) => number) => {
  let sum = 0;
  for (let pass = 0; pass < passes(input.length); pass++) for (let i = 0; i < input.length; i++) sum += input.charCodeAt(i);
  return sum;
};

test("linear and quadratic work are told apart", () => {
  for (const growth of growthsOf((input) => count(input, () => 50), make, [4_000, 16_000])) expect(growth).toBeLessThan(6);
  for (const growth of growthsOf((input) => count(input, (length) => length), make, [250, 1_000]))
    expect(growth).toBeGreaterThan(MAX_GROWTH);
});
