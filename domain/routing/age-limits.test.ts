import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AskedAge, type Eggs, excludingAgeLimit } from "./age-limits.ts";
import { NO_CRITERIA } from "./criteria.ts";
import { DEFAULT_ROUTING_POLICY } from "./policy.ts";
import { type LeadToRoute, type RoutingCandidate, route } from "./routing.ts";

const aged = (most: number, ...eggs: Eggs[]): AskedAge => ({ years: { least: most - 1, most }, eggs });
const BOTH = { own: { min: 18, max: 43 }, donor: { min: 18, max: 50 } };
const center = (ageLimits: RoutingCandidate["ageLimits"], services = ["fiv", "ovodonacion"]) => ({ services, ageLimits });

describe("a published limit", () => {
  test.each([
    ["lets in the last year that it names", aged(43, "own"), null],
    ["lets in a woman whose birthday may still come", aged(44, "own"), null],
    ["excludes a woman who is older for sure", aged(45, "own"), "own"],
    ["excludes a woman who is younger for sure", aged(17, "own"), "own"],
    ["of donated eggs is another one", aged(50, "donor"), null],
    ["of donated eggs excludes too", aged(52, "donor"), "donor"],
    ["leaves a way with donated eggs to who has not chosen", aged(46, "own", "donor"), null],
    ["excludes who has not chosen when it leaves her neither", aged(52, "own", "donor"), "own"],
  ] as const)("%s", (_, asked, excluded) => {
    expect(excludingAgeLimit(asked, center(BOTH))?.eggs ?? null).toBe(excluded);
  });

  test("of her own eggs excludes who has not chosen where no donated ones are offered, and is the one that is told", () => {
    expect(excludingAgeLimit(aged(46, "own", "donor"), center(BOTH, ["fiv"]))).toEqual({ eggs: "own", limit: BOTH.own });
    expect(excludingAgeLimit(aged(46, "own", "donor"), center({ ...BOTH, donor: null }))).toBeNull();
  });
});

const anyEnd = fc.option(fc.integer({ min: 16, max: 70 }));
const anyLimit = fc.option(fc.record({ min: anyEnd, max: anyEnd }));
const anyLimits = fc.record({ own: anyLimit, donor: anyLimit });
const anyAge = fc.tuple(fc.integer({ min: 18, max: 97 }), fc.constantFrom<Eggs[]>(["own"], ["donor"], ["own", "donor"]));
const LEAD: LeadToRoute = {
  ...{ serviceId: "fiv", serviceFilters: true, countryCode: null, city: null, language: null, ageBand: null, budget: null },
  ...{ patientGroup: null, age: null, originId: null },
};
const candidate = (id: string, ageLimits: RoutingCandidate["ageLimits"]): RoutingCandidate => ({
  ...{ id, listed: true, verified: true, services: ["fiv", "ovodonacion"], countriesServed: null, patientsTreated: [], ageLimits },
  ...{ patientsNotTreated: [], city: null, languages: [], replyMedianHours: null, replyCases: 0, lastOfferedAt: null, offersToday: 0 },
  ...{ dailyCap: null, paused: false, criteria: NO_CRITERIA, consented: true, alreadyHasIt: false },
});

test("a center without a published limit is ranked the same whatever the age; one with a limit never comes before an age that it excludes", () => {
  fc.assert(
    fc.property(anyAge, fc.array(anyLimits, { minLength: 1, maxLength: 5 }), ([most, eggs], limits) => {
      const centers = limits.map((ageLimits, index) => candidate(String(index), ageLimits));
      const age = aged(most, ...eggs);
      const { candidates } = route({ ...LEAD, age }, centers, { ...DEFAULT_ROUTING_POLICY, maxReceivers: 5 });
      for (const { provider_id, chosen, reasons } of candidates) {
        const excluded = excludingAgeLimit(age, centers[Number(provider_id)]!) !== null;
        expect(chosen).toBe(!excluded);
        expect(reasons.includes("age_not_treated")).toBe(excluded);
      }
      const silent = centers.map((one) => ({ ...one, ageLimits: { own: null, donor: null } }));
      expect(route({ ...LEAD, age }, silent, DEFAULT_ROUTING_POLICY)).toEqual(route(LEAD, silent, DEFAULT_ROUTING_POLICY));
    }),
    { numRuns: 500 },
  );
});
