import { expect, test } from "vitest";
import { installments } from "./installments.ts";

test("without interest one pays what was lent", () =>
  expect(installments(600_000, 12, 0)).toEqual({ monthlyCents: 50_000, totalCents: 600_000, interestCents: 0 }));

test("the debt is gone with the last installment, and not one before", () => {
  for (const [lent, months, yearly] of [
    [500_000, 12, 0.12],
    [500_000, 24, 0.18],
    [500_000, 36, 0.24],
  ] as const) {
    const { monthlyCents, totalCents, interestCents } = installments(lent, months, yearly);
    let owed = lent;
    for (let month = 0; month < months - 1; month++) owed = owed * (1 + yearly / 12) - monthlyCents;
    expect(owed).toBeGreaterThan(0);
    expect(owed * (1 + yearly / 12)).toBeLessThanOrEqual(monthlyCents);
    expect([totalCents, interestCents].every(Number.isSafeInteger)).toBe(true);
    expect(totalCents - interestCents).toBe(lent);
  }
});

test("a known case: 5,000 dollars over 24 months at 18 %", () => expect(installments(500_000, 24, 0.18).monthlyCents).toBe(24_963));
