import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import { DEFAULT_ROUTING_POLICY, ROUTING_WEIGHTS } from "#domain/routing/policy.ts";
import { type LeadToRoute, type RoutingCandidate, route } from "#domain/routing/routing.ts";
import { readDraft } from "./draft.ts";
import { dryRun, type PastDecision } from "./dry-run.ts";
import { fairnessOf } from "./fairness.ts";

const lead: LeadToRoute = {
  serviceId: "fiv",
  serviceFilters: true,
  countryCode: null,
  city: "Santiago",
  language: "es",
  originId: null,
  ageBand: null,
  budget: null,
  patientGroup: "mujer-soltera",
  age: null,
};
const policy = DEFAULT_ROUTING_POLICY;

const someCenters = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
    city: fc.constantFrom("Santiago", "La Romana"),
    languages: fc.constantFrom(["es"], ["en"]),
    verified: fc.boolean(),
    consented: fc.boolean(),
    patientsTreated: fc.subarray(["mujer-soltera"]),
    replyMedianHours: fc.option(fc.integer({ min: 1, max: 80 })),
    lastOfferedAt: fc.option(fc.integer({ min: 1, max: 9 }).map((day) => new Date(2026, 0, day))),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);
const complete = (some: object): RoutingCandidate => ({
  listed: true,
  services: ["fiv"],
  countriesServed: null,
  patientsTreated: [],
  patientsNotTreated: [],
  ageLimits: { own: null, donor: null },
  replyCases: 9,
  offersToday: 0,
  dailyCap: null,
  paused: false,
  criteria: NO_CRITERIA,
  alreadyHasIt: false,
  ...(some as Pick<RoutingCandidate, "id" | "verified" | "city" | "languages" | "consented" | "replyMedianHours" | "lastOfferedAt">),
});
const hundred = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 4, maxLength: 4 }).map(([city, language, verification, reply]) => ({
  city: city!,
  language: language!,
  verification: verification!,
  reply: reply!,
  rotation: 100 - city! - language! - verification! - reply!,
}));

/** Makes the stored record of a round that routing decided. */
function past(candidates: readonly RoutingCandidate[], weights = policy.weights, originId: string | null = null): PastDecision {
  const routed = route({ ...lead, originId }, candidates, { ...policy, weights });
  const about = { leadId: "1", number: "CU-1", at: new Date(0), service: "FIV", city: "Santiago" };
  return { ...about, originId, round: 1, weights, candidates: routed.candidates };
}

test("with the weights that decided, nothing changes", () => {
  fc.assert(
    fc.property(someCenters, hundred, (centers, weights) => {
      const [repeated] = dryRun([past(centers.map(complete), weights, "a")], { ...policy, weights });
      expect(repeated).toMatchObject({ changed: false, after: repeated!.before });
    }),
  );
});

test("other weights propose whom routing itself would have proposed, and never somebody who was not agreed to", () => {
  fc.assert(
    fc.property(someCenters, hundred, (some, weights) => {
      const centers = some.map(complete);
      const [repeated] = dryRun([past(centers)], { ...policy, weights, maxReceivers: 2 });
      const anew = route(lead, centers, { ...policy, weights, maxReceivers: 2 }).candidates;
      const scoreOf = new Map(anew.map(({ provider_id, score }) => [provider_id, score ?? -1]));
      const best = anew.filter(({ chosen }) => chosen).map(({ score }) => score!);
      const saysYes = (id: string) => centers.find((center) => center.id === id)!.patientsTreated.length > 0;
      expect(repeated!.after!.map(saysYes)).toEqual(anew.filter(({ chosen }) => chosen).map(({ provider_id }) => saysYes(provider_id)));
      // A tenth of a point is lost where the facts were rounded.
      for (const [place, id] of repeated!.after!.entries()) expect(Math.abs(scoreOf.get(id)! - best[place]!)).toBeLessThan(3);
      const agreed = centers.filter(({ consented }) => consented).map(({ id }) => id);
      expect(agreed).toEqual(expect.arrayContaining(repeated!.after!));
    }),
  );
});

const far = complete({
  id: "far",
  city: "La Romana",
  languages: ["es"],
  verified: true,
  consented: true,
  replyMedianHours: 1,
  lastOfferedAt: null,
});
const near = { ...far, id: "near", city: "Santiago", verified: false };

test("it says which weight brought somebody in", () => {
  const decision = past([near, far], { city: 10, language: 20, verification: 50, reply: 10, rotation: 10 });
  const one = { ...decision, candidates: decision.candidates.map((one, place) => ({ ...one, chosen: place === 0 })) };
  const [repeated] = dryRun([one], {
    ...policy,
    maxReceivers: 1,
    weights: { city: 60, language: 10, verification: 10, reply: 10, rotation: 10 },
  });
  expect(repeated).toMatchObject({ before: ["far"], after: ["near"], changed: true, because: ["city"] });
});

test("a fact that weighed nothing then is not known now, and is not guessed", () => {
  const decision = past([near, far], { city: 0, language: 30, verification: 30, reply: 20, rotation: 20 });
  expect(dryRun([decision], policy)[0]!.after).toBeNull();
  expect(fairnessOf(dryRun([decision], policy)).centers).toEqual([]);
});

test("fairness counts offers by opportunity, and the band holds whom chance alone would put there", () => {
  const decisions = Array.from({ length: 40 }, () => past([near, far, { ...near, id: "other", consented: false }]));
  const { centers, band, outside } = fairnessOf(dryRun(decisions, { ...policy, maxReceivers: 1 }));
  expect(centers.map(({ id, opportunities }) => [id, opportunities])).toEqual([
    ["far", 40],
    ["near", 40],
  ]);
  expect(centers.map(({ before }) => before)).toEqual([40, 40]);
  expect(centers.map(({ after }) => after).sort()).toEqual([0, 40]);
  expect(band).toMatchObject({ low: 10, high: 10, opportunities: 40 });
  expect(outside).toEqual({ before: 0, after: 2 });
});

test("a draft says what is wrong with it, and keeps what was right", () => {
  expect(readDraft({}, policy)).toMatchObject({ draft: { weights: policy.weights }, errors: {} });
  expect(readDraft({ city: "31" }, policy).errors).toEqual({ sum: "not-hundred" });
  for (const typed of ["", "x", "1.5", "-1", "1e2", "٣"]) expect(readDraft({ city: typed }, policy).errors.city).toBe("not-a-number");
  expect(readDraft({ city: "101", maxReceivers: "4" }, policy).errors).toEqual({ city: "out-of-range", maxReceivers: "out-of-range" });
  expect(readDraft({ held: "60", routed: "50" }, policy).errors).toEqual({ held: "not-below" });
  const moved = readDraft(Object.fromEntries(ROUTING_WEIGHTS.map((name) => [name, "20"])), policy);
  expect(moved).toMatchObject({ draft: { weights: { city: 20, rotation: 20 } }, errors: {} });
});
