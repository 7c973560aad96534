import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { testContext } from "#tests/support/context.ts";
import type { SaidFacts } from "./donors.ts";
import { correctProfile } from "./look-after-profile.server.ts";
import { changeProfile, ownProfileOf } from "./profile.server.ts";

const ctx = await testContext();
const { db } = ctx;

const insert = (slug: string, donor_facts?: object) =>
  db
    .insertInto("provider_profiles")
    .values({
      slug,
      provider_type: "clinic",
      clinic_name: `Centro ${slug}`,
      verification_status: "published",
      ...(donor_facts && { donor_facts: JSON.stringify(donor_facts) }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santo_Domingo" });
const luna = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const say = (facts: SaidFacts, again = false) => changeProfile(ctx, luna, { donors: { facts, again } });
const shown = async () => (await centerBySlug(db, "clinica-luna-de-larimar"))!.donors;
const said = (facts: Awaited<ReturnType<typeof shown>>): SaidFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([fact, { is, words, source }]) => [fact, { is, words: words ?? null, source: source ?? null }]),
  );

test("nothing is informed of a center's donors until somebody says it, and then it has its own source and day", async () => {
  await insert("callado");
  expect((await centerBySlug(db, "callado"))!.donors).toEqual({});
  expect((await centerBySlug(db, "centro-alborada-de-fertilidad"))!.donors.origen).toEqual({
    is: ["banco-extranjero"],
    by: "link",
    source: "https://centro-alborada-de-fertilidad.example/donantes",
    on: "2026-10-20",
  });
});

test("a center changes one fact: that one has today's day, the others keep their source and theirs", async () => {
  const before = await shown();
  expect(await say({ ...said(before), espera: { is: ["sin-espera"], words: null, source: null } })).toBe("saved");
  expect(await shown()).toEqual({ ...before, espera: { is: ["sin-espera"], by: "center", on: today.format(new Date()) } });
});

test("what a center no longer says is not informed, in its lists either", async () => {
  const { anonimato: _, ...rest } = said(await shown());
  await say(rest);
  expect(await shown()).not.toHaveProperty("anonimato");
  const row = await db
    .selectFrom("provider_profiles")
    .select("donor_facts_told")
    .where("id", "=", luna.providerId)
    .executeTakeFirstOrThrow();
  expect(row.donor_facts_told).toEqual(["espera", "impago"]);
});

test("our team says what it read in its own name, never in the center's", async () => {
  const { id } = await insert("sin-dueno");
  const { version } = await ownProfileOf(db, id);
  const asked = { providerId: id, userId: idOfPerson("lia"), version, reason: "su página" };
  const facts: SaidFacts = { guarda: { is: ["otro-pais"], words: null, source: null } };
  expect(await correctProfile(ctx, asked, { donors: { facts, again: false } })).toBe("saved");
  expect((await centerBySlug(db, "sin-dueno"))!.donors.guarda).toMatchObject({ by: "team" });
});

const good = { is: ["anonimos"], by: "center", on: "2026-11-20" };
test.each([
  ["a fact that nobody knows", { horoscopo: good }],
  ["a fact without an answer", { anonimato: { ...good, is: [] } }],
  ["a fact that nobody says", { anonimato: { is: ["anonimos"], on: "2026-11-20" } }],
  ["a page without its address", { anonimato: { ...good, by: "link" } }],
  ["a day that is none", { anonimato: { ...good, on: "ayer" } }],
])("the database refuses %s", async (_, facts) => {
  await expect(insert("refused", facts)).rejects.toThrow("donor_facts_said");
});
