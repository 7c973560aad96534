import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import { type AutomaticRule, type OfferToWeigh, weighOffer } from "./automatic.ts";

const rule: AutomaticRule = {
  criteria: NO_CRITERIA,
  exclusivity: null,
  minQuality: 50,
  maxPriceCents: 2400,
  dailyCents: 4800,
  monthlyCents: 30_000,
  stopsUnanswered: true,
};
const offer: OfferToWeigh = {
  ...{ serviceId: "fiv", countryCode: "DO", language: "es", ageBand: "35-37", budget: null },
  ...{ priceCents: 1800, exclusivity: "exclusive", quality: 79, asksFirst: false },
};
const nothing = { todayCents: 0, monthCents: 0, unanswered: 0 };

test.each([
  ["meets-all", {}, {}, {}],
  ["asked-first", {}, { asksFirst: true }, {}],
  ["outside-criteria", { criteria: { ...NO_CRITERIA, countries: ["US"] } }, {}, {}],
  ["other-exclusivity", { exclusivity: "shared" }, {}, {}],
  ["quality-below", { minQuality: 80 }, {}, {}],
  ["price-above", { maxPriceCents: 1799 }, {}, {}],
  ["unanswered", {}, {}, { unanswered: 3 }],
  ["meets-all", { stopsUnanswered: false }, {}, { unanswered: 3 }],
  ["day-spent", {}, {}, { todayCents: 3001 }],
  ["month-spent", {}, {}, { monthCents: 28_201 }],
] as const)("%s", (reason, ruled, offered, spent) => {
  expect(weighOffer({ ...rule, ...ruled }, { ...offer, ...offered }, { ...nothing, ...spent })).toBe(reason);
});

test("whatever arrives in whatever order, no limit is passed", () => {
  const prices = fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 60 });
  const limits = fc.record({ maxPriceCents: fc.nat(4000), dailyCents: fc.nat(9000), monthlyCents: fc.nat(40_000) });
  fc.assert(
    fc.property(prices, limits, (arrived, limited) => {
      const spent = { ...nothing };
      for (const priceCents of arrived) {
        if (weighOffer({ ...rule, ...limited }, { ...offer, priceCents }, spent) !== "meets-all") continue;
        expect(priceCents).toBeLessThanOrEqual(limited.maxPriceCents);
        spent.todayCents += priceCents;
        spent.monthCents += priceCents;
      }
      expect(spent.todayCents).toBeLessThanOrEqual(limited.dailyCents);
      expect(spent.monthCents).toBeLessThanOrEqual(limited.monthlyCents);
    }),
  );
});
