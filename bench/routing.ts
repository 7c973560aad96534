import { randomNumbers } from "#db/seed/random-numbers.ts";
import { previewReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import { DEFAULT_ROUTING_POLICY } from "#domain/routing/policy.ts";
import { type LeadToRoute, type RoutingCandidate, route } from "#domain/routing/routing.ts";
import { keysFrom } from "#platform/keys.ts";
import { largeWorld } from "./large-world.ts";
import { type BudgetedPromise, type Figure, percentile } from "./promise.ts";

const CANDIDATES = 10_000;
const RUNS = 60;
const LEAD: LeadToRoute = {
  serviceId: "fiv",
  serviceFilters: true,
  countryCode: "DO",
  city: "Santiago",
  language: "es",
  originId: null,
  ageBand: null,
  patientGroup: null,
  age: null,
  budget: null,
};

/** Measures the decision of routing among ten thousand eligible centers: in memory, and with the queries of the form. */
export default {
  name: "routing",
  slow: true,
  async measure() {
    const candidates = Array.from({ length: CANDIDATES }, candidate);
    const decided = await timed(`routing among ${CANDIDATES} candidates, p95`, async () => route(LEAD, candidates, DEFAULT_ROUTING_POLICY));
    await using world = await largeWorld(CANDIDATES);
    const ctx = { db: world.db, keys: keysFrom("a secret that only this bench knows") };
    const question = { serviceId: "fiv", city: "Santiago", country: "República Dominicana", language: "es" };
    return [decided, await timed(`  from the form, ${CANDIDATES} providers, p95`, () => previewReceivers(ctx, question))];
  },
} satisfies BudgetedPromise;

const random = randomNumbers(20_261_122);

const candidate = (_: unknown, index: number): RoutingCandidate => ({
  id: `center-${index}`,
  listed: true,
  verified: random() < 0.5,
  services: ["fiv", "icsi"],
  countriesServed: null,
  patientsTreated: [],
  patientsNotTreated: [],
  ageLimits: { own: null, donor: null },
  city: random() < 0.2 ? "Santiago" : "Santo Domingo",
  languages: ["es"],
  replyMedianHours: random() < 0.5 ? null : random() * 60,
  replyCases: 20,
  lastOfferedAt: random() < 0.1 ? null : new Date(Math.floor(random() * 1e12)),
  offersToday: 0,
  dailyCap: null,
  paused: false,
  criteria: NO_CRITERIA,
  consented: true,
  alreadyHasIt: false,
});

async function timed(what: string, work: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return { what, value: percentile(times.slice(10), 0.95), unit: "ms", of: "value", budget: { atMost: 50 } };
}
