import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readInstallmentQuestion } from "./installment-question.ts";
import { installments } from "./installments.ts";

const loan = fc.record({
  lent: fc.integer({ min: 1, max: 9_999_900 }),
  months: fc.integer({ min: 1, max: 60 }),
  yearly: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 10_000),
});
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("installments", () => {
  test("a known case: 5,000 dollars over 24 months at 18 %", () => expect(installments(500_000, 24, 0.18).monthlyCents).toBe(24_963));

  test("without interest one pays what was lent, to the cent", () => {
    expect(installments(600_000, 12, 0)).toMatchObject({ monthlyCents: 50_000, lastCents: 50_000, totalCents: 600_000, interestCents: 0 });
    expect(installments(10_000, 3, 0).payments.map(({ amountCents }) => amountCents)).toEqual([3_334, 3_334, 3_332]);
  });

  test("all installments together are what was lent and its interest, and then nothing is owed", () =>
    fc.assert(
      fc.property(loan, ({ lent, months, yearly }) => {
        const { payments, totalCents, interestCents, monthlyCents, lastCents } = installments(lent, months, yearly);
        expect(sum(payments.map(({ amountCents }) => amountCents))).toBe(totalCents);
        expect(sum(payments.map(({ principalCents }) => principalCents))).toBe(lent);
        expect(sum(payments.map((payment) => payment.interestCents))).toBe(interestCents);
        expect(payments.at(-1)!.owedCents).toBe(0);
        expect(payments.length).toBeLessThanOrEqual(months);
        expect(payments.slice(0, -1).every(({ amountCents }) => amountCents === monthlyCents)).toBe(true);
        expect(payments.every((payment) => Object.values(payment).every((cents) => Number.isSafeInteger(cents) && cents >= 0))).toBe(true);
        // A cent that is rounded off in one month bears interest in all the following months.
        expect(lastCents).toBeLessThan(monthlyCents + months * (1 + yearly / 12) ** months);
      }),
    ));

  test("each month pays a twelfth of the yearly rate on what is still owed", () => {
    const { payments } = installments(500_000, 24, 0.18);
    const owedBefore = [500_000, ...payments.map(({ owedCents }) => owedCents)];
    for (const [index, { interestCents }] of payments.entries()) expect(interestCents).toBe(Math.round(owedBefore[index]! * 0.015));
  });
});

describe("the question in an address", () => {
  const ask = (query: string) => readInstallmentQuestion(new URLSearchParams(query));

  test("nobody asked", () => expect(ask("pagina=2").state).toBe("none"));

  test("money as people write it", () =>
    expect(ask("precio=US$ 4,900.50&inicial=900&meses=12&interes=18,5")).toEqual({
      state: "asked",
      fields: { precio: "US$ 4,900.50", inicial: "900", meses: "12", interes: "18,5" },
      plan: { priceCents: 490_050, downCents: 90_000, months: 12, yearlyRate: 0.185 },
    }));

  test("a missing down payment counts as zero; zero interest must be stated", () => {
    expect(ask("precio=5000&meses=12&interes=0")).toMatchObject({ state: "asked", plan: { downCents: 0, yearlyRate: 0 } });
    expect(ask("precio=5000&meses=12")).toMatchObject({ state: "wrong", errors: { interes: "missing" } });
  });

  test.each([
    ["precio=mil&meses=12&interes=1", { precio: "invalid" }],
    ["precio=0&meses=12&interes=1", { precio: "range" }],
    ["precio=100000&meses=12&interes=1", { precio: "range" }],
    ["precio=1e3&meses=12&interes=1", { precio: "invalid" }],
    ["precio=5000&inicial=5000&meses=12&interes=1", { inicial: "range" }],
    ["precio=5000&inicial=-1&meses=12&interes=1", { inicial: "invalid" }],
    ["precio=5000&meses=0&interes=1", { meses: "range" }],
    ["precio=5000&meses=61&interes=1", { meses: "range" }],
    ["precio=5000&meses=1.5&interes=1", { meses: "invalid" }],
    ["precio=5000&meses=12&interes=101", { interes: "range" }],
    ["precio=5000&meses=12&interes=x", { interes: "invalid" }],
  ])("%s", (query, errors) => expect(ask(query)).toMatchObject({ state: "wrong", errors }));

  test("any address reads as a question or as a list of mistakes", () =>
    fc.assert(
      fc.property(fc.record({ precio: fc.string(), inicial: fc.string(), meses: fc.string(), interes: fc.string() }), (given) => {
        const question = readInstallmentQuestion(new URLSearchParams(given));
        if (question.state !== "asked") return;
        const { priceCents, downCents, months, yearlyRate } = question.plan;
        expect(Number.isSafeInteger(installments(priceCents - downCents, months, yearlyRate).totalCents)).toBe(true);
      }),
    ));
});
