import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Eggs, excludingAgeLimit } from "./age-limits.ts";
import { meetsCriteria, NO_CRITERIA } from "./criteria.ts";
import { DEFAULT_ROUTING_POLICY } from "./policy.ts";
import { type LeadToRoute, type RoutingCandidate, route } from "./routing.ts";

const policy = DEFAULT_ROUTING_POLICY;
const lead: LeadToRoute = {
  serviceId: "fiv",
  serviceFilters: true,
  countryCode: "DO",
  city: "Santiago",
  language: "es",
  ageBand: "35-37",
  budget: "5000-10000",
  patientGroup: "pareja-masculina",
  age: null,
  originId: null,
};
const larimar: RoutingCandidate = {
  paused: false,
  criteria: NO_CRITERIA,
  id: "larimar",
  listed: true,
  verified: true,
  services: ["fiv", "icsi"],
  countriesServed: null,
  patientsTreated: [],
  patientsNotTreated: [],
  ageLimits: { own: null, donor: null },
  city: "Santiago",
  languages: ["es"],
  replyMedianHours: 5,
  replyCases: 41,
  lastOfferedAt: null,
  offersToday: 0,
  dailyCap: null,
  consented: true,
  alreadyHasIt: false,
};
const center = (id: string, change: Partial<RoutingCandidate> = {}): RoutingCandidate => ({ ...larimar, id, ...change });
const chosenOf = (routing: ReturnType<typeof route>) => routing.candidates.filter((one) => one.chosen).map((one) => one.provider_id);

describe("a center is passed over, with the reason, when it", () => {
  test.each([
    ["was not consented to by name", { consented: false }, "not_consented"],
    ["is neither published nor verified", { listed: false }, "not_listed"],
    ["does not offer the service", { services: ["icsi"] }, "service_not_offered"],
    ["does not serve the patient's country", { countriesServed: ["US", "ES"] }, "country_not_served"],
    ["does not treat these patients", { patientsNotTreated: ["hombre-soltero", "pareja-masculina"] }, "patients_not_treated"],
    ["takes none at the moment", { paused: true }, "paused"],
    ["does not take this treatment", { criteria: { ...NO_CRITERIA, treatments: ["icsi"] } }, "outside_criteria"],
    ["does not take this age", { criteria: { ...NO_CRITERIA, ageBands: ["under-35"] } }, "outside_criteria"],
    ["does not take this budget", { criteria: { ...NO_CRITERIA, budgets: ["mas-15000"] } }, "outside_criteria"],
    ["has reached its cap of the day", { dailyCap: 4, offersToday: 4 }, "daily_cap_reached"],
    ["has this request already", { alreadyHasIt: true }, "already_has_it"],
  ] as const)("%s", (_, change, reason) => {
    const { candidates } = route(lead, [center("a"), center("b", change)], policy);
    expect(candidates).toContainEqual({ provider_id: "b", chosen: false, reasons: [reason], score: null, parts: {} });
    expect(candidates.find((one) => one.provider_id === "a")?.chosen).toBe(true);
  });
});

test("an answer that the patient left open excludes no center", () => {
  const open: LeadToRoute = {
    serviceId: null,
    serviceFilters: true,
    countryCode: null,
    city: null,
    language: null,
    ageBand: null,
    budget: null,
    patientGroup: null,
    age: null,
    originId: null,
  };
  const far = center("a", {
    services: [],
    countriesServed: ["US"],
    city: null,
    languages: ["en"],
    patientsNotTreated: ["pareja-masculina"],
  });
  expect(chosenOf(route(open, [far], policy))).toEqual(["a"]);
  expect(chosenOf(route({ ...lead, serviceId: "otros", serviceFilters: false }, [larimar], policy))).toEqual(["larimar"]);
});

describe("the strategy", () => {
  const others = [center("b"), center("c")];
  test("is origin_exclusive for the origin alone, and origin_first with others", () => {
    expect(route({ ...lead, originId: "larimar" }, [larimar], policy).strategy).toBe("origin_exclusive");
    expect(route({ ...lead, originId: "larimar" }, [larimar, ...others], policy).strategy).toBe("origin_first");
    expect(route(lead, others, policy).strategy).toBe("matched");
  });
  test("puts the origin first, whatever the others' scores", () => {
    const poor = center("z", { verified: false, city: "Punta Cana", replyMedianHours: 90 });
    expect(chosenOf(route({ ...lead, originId: "z" }, [larimar, ...others, poor], policy))).toHaveLength(3);
    expect(chosenOf(route({ ...lead, originId: "z" }, [larimar, ...others, poor], policy))[0]).toBe("z");
  });
  test("admin_queue chooses nobody, and says that it waits", () => {
    const routing = route(lead, [larimar], { ...policy, adminQueueServices: ["fiv"] });
    expect(routing.strategy).toBe("admin_queue");
    expect(routing.candidates[0]).toMatchObject({ chosen: false, reasons: ["waits_for_admin"] });
  });
});

test("a center that says that it treats these patients comes before all that say nothing, and after the origin", () => {
  const says = center("z", { patientsTreated: ["pareja-masculina"], verified: false, city: "Punta Cana", replyMedianHours: 90 });
  const others = [center("a", { patientsTreated: ["mujer-soltera"] }), center("b"), says];
  expect(chosenOf(route(lead, others, policy))[0]).toBe("z");
  expect(route(lead, others, policy).candidates[0]!.reasons).toContain("treats_patients");
  expect(chosenOf(route({ ...lead, originId: "b" }, others, policy)).slice(0, 2)).toEqual(["b", "z"]);
  expect(chosenOf(route({ ...lead, patientGroup: null }, others, policy)).at(-1)).toBe("z");
});

test("each weight ranks, and the parts add up to the score", () => {
  for (const worse of [
    { city: "Punta Cana" },
    { languages: ["en"] },
    { verified: false },
    { replyMedianHours: 40 },
    { lastOfferedAt: new Date("2026-11-20T10:00:00Z") },
  ]) {
    const { candidates } = route(lead, [center("a", worse), center("b")], policy);
    expect(candidates.map((one) => one.provider_id)).toEqual(["b", "a"]);
    for (const one of candidates) expect(Object.values(one.parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(one.score!, 1);
  }
});

test("a reply time measured on fewer than five cases is no reply time", () => {
  const lucky = center("a", { replyMedianHours: 0.1, replyCases: 4 });
  const measured = center("b", { replyMedianHours: 12, replyCases: 5 });
  expect(route(lead, [lucky, measured], policy).candidates[0]!.provider_id).toBe("b");
});

test("a reason is given only where it says something: no language that nobody asked for, no longest wait of one alone", () => {
  const reasonsOf = (asked: LeadToRoute, centers: RoutingCandidate[]) => route(asked, centers, policy).candidates[0]!.reasons;
  expect(reasonsOf(lead, [larimar])).toContain("speaks_language");
  expect(reasonsOf({ ...lead, language: null }, [larimar])).not.toContain("speaks_language");
  expect(reasonsOf(lead, [center("a", { languages: ["en"] })])).not.toContain("speaks_language");
  const rested = center("b", { lastOfferedAt: new Date("2026-11-20T10:00:00Z") });
  expect([reasonsOf(lead, [larimar]).includes("waited_longest"), reasonsOf(lead, [larimar, rested]).includes("waited_longest")]).toEqual([
    false,
    true,
  ]);
});

test("reasons say what is true of the center", () => {
  const { candidates } = route(
    { ...lead, originId: "larimar" },
    [larimar, center("b", { verified: false, lastOfferedAt: new Date(0) })],
    policy,
  );
  expect(candidates[0]!.reasons).toEqual([
    "origin",
    "offers_service",
    "same_city",
    "speaks_language",
    "verified",
    "replies_fast",
    "waited_longest",
  ]);
  expect(candidates[1]!.reasons).toEqual(["named", "offers_service", "same_city", "speaks_language", "replies_fast"]);
});

const anyLimit = fc.record({ min: fc.option(fc.constantFrom(18, 25)), max: fc.option(fc.constantFrom(40, 43, 50)) });
const anyCenter = fc.record({
  id: fc.constantFrom(..."abcdefghijklmnop"),
  listed: fc.boolean(),
  verified: fc.boolean(),
  services: fc.subarray(["fiv", "icsi", "ovodonacion"]),
  countriesServed: fc.option(fc.subarray(["DO", "US", "ES"])),
  patientsTreated: fc.subarray(["pareja-masculina", "mujer-soltera"]),
  patientsNotTreated: fc.subarray(["pareja-masculina", "pareja-femenina"]),
  ageLimits: fc.record({ own: fc.option(anyLimit), donor: fc.option(anyLimit) }),
  city: fc.option(fc.constantFrom("Santiago", "Punta Cana")),
  languages: fc.subarray(["es", "en", "fr"]),
  replyMedianHours: fc.option(fc.integer({ min: 0, max: 400 })),
  replyCases: fc.nat(60),
  lastOfferedAt: fc.option(fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-01"), noInvalidDate: true })),
  offersToday: fc.nat(6),
  dailyCap: fc.option(fc.integer({ min: 1, max: 5 })),
  paused: fc.boolean(),
  criteria: fc.record({
    treatments: fc.subarray(["fiv", "icsi"]),
    countries: fc.subarray(["DO", "US", "ES"]),
    languages: fc.subarray(["es", "en"]),
    ageBands: fc.subarray(["under-35", "35-37"]),
    budgets: fc.subarray(["menos-5000", "5000-10000"]),
  }),
  consented: fc.boolean(),
  alreadyHasIt: fc.boolean(),
}) satisfies fc.Arbitrary<RoutingCandidate>;
const anyCenters = fc.uniqueArray(anyCenter, { selector: (one) => one.id, maxLength: 12 });
const anyLead: fc.Arbitrary<LeadToRoute> = fc.record({
  serviceId: fc.option(fc.constantFrom("fiv", "icsi")),
  serviceFilters: fc.boolean(),
  countryCode: fc.option(fc.constantFrom("DO", "US")),
  city: fc.option(fc.constantFrom("Santiago", "Punta Cana")),
  language: fc.option(fc.constantFrom("es", "en")),
  ageBand: fc.option(fc.constantFrom("under-35", "35-37")),
  budget: fc.option(fc.constantFrom("menos-5000", "mas-15000")),
  patientGroup: fc.option(fc.constantFrom("pareja-masculina", "pareja-femenina", "mujer-soltera")),
  age: fc.option(
    fc.record({
      years: fc.integer({ min: 18, max: 60 }).map((most) => ({ least: most - 1, most })),
      eggs: fc.constantFrom<readonly Eggs[]>(["own"], ["donor"], ["own", "donor"]),
    }),
  ),
  originId: fc.option(fc.constantFrom(..."abcdefghijklmnop")),
});

test("no center is ever chosen that was not named, or fails a hard filter; nobody is lost; at most three", () => {
  fc.assert(
    fc.property(anyLead, anyCenters, (someLead, centers) => {
      const routing = route(someLead, centers, policy);
      expect(routing.candidates.map((one) => one.provider_id).toSorted()).toEqual(centers.map((one) => one.id).toSorted());
      expect(routing.candidates.every((one) => one.reasons.length > 0)).toBe(true);
      const chosen = chosenOf(routing);
      expect(chosen.length).toBeLessThanOrEqual(3);
      for (const id of chosen) {
        const one = centers.find((candidate) => candidate.id === id)!;
        expect(one.consented && one.listed && !one.alreadyHasIt).toBe(true);
        if (someLead.serviceId && someLead.serviceFilters) expect(one.services).toContain(someLead.serviceId);
        if (someLead.countryCode && one.countriesServed) expect(one.countriesServed).toContain(someLead.countryCode);
        expect(one.patientsNotTreated).not.toContain(someLead.patientGroup);
        expect(excludingAgeLimit(someLead.age, one)).toBeNull();
        expect(one.paused).toBe(false);
        expect(meetsCriteria({ ...someLead, serviceId: someLead.serviceFilters ? someLead.serviceId : null }, one.criteria)).toBe(true);
        if (one.dailyCap !== null) expect(one.offersToday).toBeLessThan(one.dailyCap);
      }
    }),
    { numRuns: 1000 },
  );
});

test("besides the origin, no center that says nothing of these patients is ranked before one that says yes", () => {
  fc.assert(
    fc.property(anyLead, anyCenters, (someLead, centers) => {
      const ranked = route(someLead, centers, policy).candidates.filter(
        (one) => one.score !== null && one.provider_id !== someLead.originId,
      );
      const saysYes = ranked.map(({ provider_id }) => {
        const { patientsTreated } = centers.find(({ id }) => id === provider_id)!;
        return someLead.patientGroup !== null && patientsTreated.includes(someLead.patientGroup);
      });
      expect(saysYes).toEqual(saysYes.toSorted((a, b) => Number(b) - Number(a)));
    }),
    { numRuns: 1000 },
  );
});

test("nothing but the named facts ranks: price, balance, paid place and the order of arrival change nothing", () => {
  fc.assert(
    fc.property(anyLead, anyCenters, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (someLead, centers, money) => {
      const rich = centers.map((one, index) => ({
        ...one,
        featured: money[index]! % 2 === 0,
        price_cents: money[index],
        balance: money[index],
      }));
      expect(route(someLead, rich.toReversed(), policy).candidates.filter((one) => one.score !== null)).toEqual(
        route(someLead, centers, policy).candidates.filter((one) => one.score !== null),
      );
    }),
  );
});

test("over many leads, centers alike in everything receive alike", () => {
  const names = [..."abcdefg"];
  const lastOfferedAt = new Map<string, Date>();
  const received = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round < 700; round++) {
    const { candidates } = route(
      lead,
      names.map((name) => center(name, { lastOfferedAt: lastOfferedAt.get(name) ?? null })),
      { ...policy, maxReceivers: 1 },
    );
    const winner = candidates[0]!.provider_id;
    received.set(winner, received.get(winner)! + 1);
    lastOfferedAt.set(winner, new Date(round * 1000));
  }
  expect([...received.values()]).toEqual(names.map(() => 100));
});
