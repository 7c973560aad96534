import { sql } from "kysely";
import { expect, test } from "vitest";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { findCandidates, loadCandidates } from "#domain/offers/routing-candidates.server.ts";
import { type AskedAge, type Eggs, excludingAgeLimit } from "#domain/routing/age-limits.ts";
import { now } from "#platform/clock.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submission, submitted } from "#tests/support/leads.ts";
import { previewReceivers } from "./preview-receivers.server.ts";

// The ages that a center publishes decide who is proposed. In the demo world, some centers publish a limit and others publish none.

const ctx = await testContext();
const LIMIT = { own_eggs_max_age: 43, patients_source: "el centro", patients_informed_on: "2026-11-20" };
const limited = await addCenter(ctx, "con-limite", LIMIT);
await addCenter(ctx, "sin-limite");
const bornFor = (age: number) => String(now().getUTCFullYear() - age);
const woman = (age: number, change: object = {}) => ({
  anoNacimiento: bornFor(age),
  genero: "femenino",
  subTratamiento: "fiv-propia",
  ...change,
});
const ask = (who: ReturnType<typeof woman>, question: object = {}) =>
  previewReceivers(ctx, { serviceId: "fiv", situation: "pareja-hetero", person: who, ...question });

test("on its own form, a center whose published limit excludes her age is passed over with the limit, and others are proposed", async () => {
  const { origin, receivers, passedOver } = await ask(woman(46), { originCenterSlug: limited.slug });
  expect(origin).toBeNull();
  expect(passedOver).toEqual([
    { slug: limited.slug, name: limited.name, reason: "age_not_treated", ageLimit: { eggs: "own", limit: { min: null, max: 43 } } },
  ]);
  expect(receivers.length).toBeGreaterThan(0);
  expect((await ask(woman(46), { originCenterSlug: "sin-limite" })).origin).not.toBeNull();
});

test.each([
  ["of a woman within the limit", woman(43), {}],
  ["of a man, whose year of birth is not hers", woman(46, { genero: "masculino" }), {}],
  ["of two women, of whom either may be treated", woman(46), { situation: "pareja-femenina" }],
  ["with donated eggs, of which it says nothing", woman(46, { subTratamiento: "fiv-donante" }), {}],
  ["about another treatment", woman(46, { subTratamiento: "ninguno" }), { serviceId: undefined }],
  ["without a year of birth", woman(46, { anoNacimiento: "" }), {}],
])("it takes the request %s", async (_, who, question) => {
  expect((await ask(who, { originCenterSlug: limited.slug, ...question })).origin).toMatchObject({ slug: limited.slug });
});

test("it is not proposed to her, nor when she picked it herself", async () => {
  const names = async (who: ReturnType<typeof woman>) => (await ask(who, { city: "Santiago" })).receivers.map(({ slug }) => slug);
  await sql`update provider_profiles set daily_lead_cap = 5 where slug = 'sin-limite'`.execute(ctx.db);
  expect(await names(woman(46))).not.toContain(limited.slug);
  const picked = await ask(woman(46), { pickedSlugs: [limited.slug, "sin-limite"] });
  expect(picked.receivers.map(({ slug }) => slug)).toEqual(["sin-limite"]);
  expect(picked.passedOver).toMatchObject([{ slug: limited.slug, reason: "age_not_treated" }]);
});

test("a request that its form did not show this for is not sent before the names are shown again", async () => {
  const form = person({ anoNacimiento: bornFor(46), estado: "pareja-hetero", subTratamiento: "fiv-propia" });
  expect(await submitLead(ctx, submission({ form, originSlug: limited.slug }))).toEqual({ outcome: "unnamed", reason: "missing" });
  const { token } = await ask(woman(40), { originCenterSlug: limited.slug });
  expect(await submitLead(ctx, submission({ form, receiversToken: token }))).toEqual({ outcome: "unnamed", reason: "expired" });
  expect((await submitLead(ctx, submission({ form: { ...form, anoNacimiento: bornFor(40) }, originSlug: limited.slug }))).outcome).toBe(
    "accepted",
  );
});

test("a limit that is published between sending and routing drops the center, with the reason", async () => {
  const late = await addCenter(ctx, "limite-tarde");
  const form = person({ anoNacimiento: bornFor(46), estado: "mujer-soltera", subTratamiento: "fiv-propia" });
  const { leadId } = await submitted(ctx, { form, originSlug: late.slug });
  await ctx.db.updateTable("provider_profiles").set(LIMIT).where("id", "=", late.id).execute();
  await routeLead(ctx, { leadId, round: 1 });
  const { candidates } = await ctx.db
    .selectFrom("routing_decisions")
    .select("candidates")
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  expect(candidates).toMatchObject([{ provider_id: late.id, chosen: false, reasons: ["age_not_treated"] }]);
});

test("the query that looks for centers excludes exactly those that the rule excludes", async () => {
  const search = { serviceId: "fiv", serviceFilters: true, countryCode: null, patientGroup: null, city: null, language: null };
  const all = await findCandidates(ctx.db, { ...search, age: null });
  const known = await loadCandidates(
    ctx.db,
    all.map(({ id }) => id),
  );
  const choices: Eggs[][] = [["own"], ["donor"], ["own", "donor"]];
  const excluded = new Set<string>();
  for (const eggs of choices)
    for (const most of [18, 43, 44, 45, 46, 51, 52, 53]) {
      const age: AskedAge = { years: { least: most - 1, most }, eggs };
      const found = await findCandidates(ctx.db, { ...search, age });
      const taken = known.filter((center) => excludingAgeLimit(age, center) === null);
      expect(found.map(({ id }) => id).toSorted()).toEqual(taken.map(({ id }) => id).toSorted());
      for (const { id } of known) if (!taken.some((one) => one.id === id)) excluded.add(`${id} ${eggs}`);
    }
  expect(excluded.size).toBeGreaterThan(5);
});
