import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outcomeBands, rateOf, wilsonInterval } from "./outcome-rates.ts";

const rounded = ({ point, low, high }: { point: number; low: number; high: number }) => [point, low, high].map((x) => Number(x.toFixed(4)));

describe("the interval that so few cases leave open", () => {
  // Values from Newcombe 1998 (81/263, 15/148, 1/29) and R's binom.confint(method = "wilson").
  test.each([
    [81, 263, 0.308, 0.2553, 0.3662],
    [15, 148, 0.1014, 0.0624, 0.1605],
    [0, 20, 0, 0, 0.1611],
    [1, 29, 0.0345, 0.0061, 0.1718],
    [29, 29, 1, 0.883, 1],
  ])("%i of %i", (births, transfers, point, low, high) => {
    expect(rounded(wilsonInterval({ births, transfers }))).toEqual([point, low, high]);
  });

  test("always contains what was observed, inside 0 and 1, and narrows with more cases", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (transfers, share) => {
        const births = Math.round(share * transfers);
        const rate = wilsonInterval({ births, transfers });
        expect(rate.low).toBeGreaterThanOrEqual(0);
        expect(rate.low).toBeLessThanOrEqual(rate.point);
        expect(rate.high).toBeGreaterThanOrEqual(rate.point);
        expect(rate.high).toBeLessThanOrEqual(1);
        const more = wilsonInterval({ births: 4 * births, transfers: 4 * transfers });
        expect(more.high - more.low).toBeLessThan(rate.high - rate.low);
      }),
    );
  });
});

test("no percentage under twenty cases", () => {
  expect(rateOf({ births: 9, transfers: 19 })).toBeNull();
  expect(rateOf({ births: 0, transfers: 0 })).toBeNull();
  expect(rateOf({ births: 9, transfers: 20 })).toMatchObject({ point: 0.45 });
});

test("bands stand from the youngest to the oldest, and one that nobody reported is absent", () => {
  const row = { births: 3, transfers: 30, retrievals: null };
  const bands = outcomeBands([
    { ...row, ageBand: "43-plus" },
    { ...row, ageBand: "under-35" },
  ]);
  expect(bands.map(({ ageBand }) => ageBand)).toEqual(["under-35", "43-plus"]);
});
