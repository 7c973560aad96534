import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import { openText, writeText } from "#domain/content/edit-fields.ts";
import { publishText } from "#domain/content/publish-text.server.ts";
import { saveText } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { treatmentBySlug } from "#domain/content/treatments.server.ts";
import { claimsOfText } from "#domain/content/unsupported-claims.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { servesPath } from "#tests/support/served-paths.ts";
import { confirmPoints, makeDraft, removeSentence } from "./change-draft.server.ts";
import { type DraftSubject, draftCities, draftSubjects } from "./directory-facts.server.ts";
import { openDraft } from "./draft.server.ts";
import { type PlannedPass, passDraft, planPass } from "./pass-draft.server.ts";
import { POINTS } from "./points.ts";
import { agedTexts, saidSentences } from "./said-sentences.server.ts";
import { textOfSubject } from "./subject-of-text.server.ts";

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
const owner = openTestDatabase(url, { role: "owner" });
const ctx = { db } as Context;
const lia = idOfPerson("lia");
const subjects = await draftSubjects(db);
const subjectOf = (id: string): DraftSubject => subjects.find(({ serviceId }) => serviceId === id)!;
const fiv = subjectOf("fiv");
const opened = async (subject = fiv) => (await openDraft(db, subject))!;
const confirmAll = async (subject = fiv) => confirmPoints(ctx, lia, { subject, version: (await opened(subject)).version }, POINTS);
const seen = async (subject = fiv) => ({
  version: (await opened(subject)).version,
  textNumber: (await textVersions(db, textOfSubject(subject)))[0]?.number ?? 0,
});
const pass = async (subject = fiv) => passDraft(ctx, lia, subject, await seen(subject));

beforeEach(async () => {
  // Deletes the sections of earlier drafts.
  await sql`delete from content_versions where kind = 'treatment' and slug = 'fiv' and number > 1 or kind = 'city_treatment'`.execute(db);
  await makeDraft(ctx, lia, fiv);
});

test("every sentence of a draft is said by its facts, for whatever the directory offers", async () => {
  for (const subject of subjects) {
    await makeDraft(ctx, lia, subject);
    const { sentences } = await opened(subject);
    expect(sentences.filter(({ verdict }) => verdict !== "supported" && verdict !== "advice")).toEqual([]);
  }
  const { facts, sentences } = await opened();
  expect(facts.find(({ id }) => id === "price.fiv-propios")).toMatchObject({ from: "prices", sample: expect.any(Number) });
  expect(sentences.length).toBeGreaterThan(4);
});

test("a draft passes once everything is confirmed, into a section at the end of a text that is otherwise as it was, unpublished and without prices", async () => {
  const before = await textVersions(db, { kind: "treatment", slug: "fiv" });
  const page = await treatmentBySlug(db, "fiv");
  expect(await pass()).toEqual({ outcome: "unconfirmed" });
  await confirmAll();
  expect((await opened()).checks.map(({ by }) => by)).toEqual(POINTS.map(() => "Lía Almonte"));
  expect(await pass()).toEqual({ outcome: "passed", key: { kind: "treatment", slug: "fiv" } });

  const [newest, ...rest] = await textVersions(db, { kind: "treatment", slug: "fiv" });
  expect(newest).toMatchObject({ state: "draft", origin: "editor" });
  expect(rest).toEqual(before);
  const [was, is] = [before[0]!, newest!].map(({ text }) => openText({ kind: "treatment", slug: "fiv" }, text)!.body);
  expect(is!.startsWith(was!)).toBe(true);
  expect(is!.slice(was!.length)).toMatch(/^\s+## Según el directorio, al /);
  expect(is!.slice(was!.length)).not.toContain("US$");
  expect(await treatmentBySlug(db, "fiv")).toEqual(page);
});

test("a newer draft takes the place of the section that the one before became, and an editor's own words stay", async () => {
  const FIV = textOfSubject(fiv);
  const newest = async () => (await textVersions(db, FIV))[0]!;
  const bodyNow = async () => openText(FIV, (await newest()).text)!.body;
  await confirmAll();
  await pass();
  const first = await newest();
  const { fields, body } = openText(FIV, first.text)!;
  const edited = `${body.replace("## Según el directorio", "## De un editor\n\nAntes.\n\n## Según el directorio")} Y esto lo escribió Lía.\n\n## Al final\n\nTambién suyo.`;
  await saveText(ctx, lia, { ...FIV, text: writeText(FIV, first.text, { fields, body: edited }), openedAt: first.number });
  const said = (await saidSentences(db, FIV, (await newest()).text)).map(({ says }) => says);
  expect(said.length).toBeGreaterThan(2);

  await sql`update provider_profiles set verification_status = 'published' where verification_status = 'verified'`.execute(owner);
  await makeDraft(ctx, lia, fiv);
  await confirmAll();
  const plan = (await planPass(db, fiv, await opened())) as PlannedPass;
  expect(plan.before.join(" ")).toContain(said[1]);
  expect(plan.after.join(" ")).toContain("Todavía no hemos verificado a ninguno.");
  expect(plan.kept).toEqual(["Y esto lo escribió Lía."]);
  const unseen = { ...(await seen()), textNumber: first.number };
  expect(await passDraft(ctx, lia, fiv, unseen)).toEqual({ outcome: "changed" });
  expect(await pass()).toMatchObject({ outcome: "passed" });
  const after = await bodyNow();
  expect(after.match(/^## Según el directorio, al /gm)).toHaveLength(1);
  expect(after).toContain("Todavía no hemos verificado a ninguno.");
  expect(after).not.toContain(said[1]);
  expect(after).toMatch(
    /## De un editor\n\nAntes\.\n\n## Según el directorio,[^#]*Y esto lo escribió Lía\.\n\n## Al final\n\nTambién suyo\.$/,
  );

  await makeDraft(ctx, lia, fiv);
  await confirmAll();
  expect(await pass()).toEqual({ outcome: "same" });
});

test("a sentence of the directory has its source there while its words and its facts stand; then it is told which figure is old", async () => {
  const FIV = textOfSubject(fiv);
  await confirmAll();
  await pass();
  const { text, number } = (await textVersions(db, FIV))[0]!;
  const opened = openText(FIV, text)!;
  const said = await saidSentences(db, FIV, text);
  const own = said.map(({ says }) => says);
  expect(said.every(({ old }) => old.length === 0)).toBe(true);
  const listed = (of: typeof opened) => claimsOfText(of, own).map(({ sentence }) => sentence);
  expect(claimsOfText(opened).map(({ sentence }) => sentence)).toContain(own[0]);
  expect(listed(opened).filter((sentence) => own.includes(sentence))).toEqual([]);
  const reworded = { ...opened, body: opened.body.replace(own[0]!, own[0]!.replace("Hay", "Existen")) };
  expect(listed(reworded)).toContain(own[0]!.replace("Hay", "Existen"));
  expect(await saidSentences(db, FIV, text, reworded.body)).toHaveLength(own.length - 1);

  expect(await publishText(ctx, lia, { ...FIV, number, reason: "Con cifras" }, servesPath)).toEqual({ outcome: "published" });
  expect(await agedTexts(db)).toEqual([]);
  const was = opened.body.match(/Hay (\d+) centros/)![1]!;
  await sql`
    update provider_profiles set verification_status = 'returned' where id = (
      select id from provider_profiles where listed and provider_type = 'clinic' and 'fiv' = any (services_offered) order by id limit 1
    )`.execute(owner);
  const aged = (await saidSentences(db, FIV, text)).find(({ says }) => says === own[0])!;
  expect(aged.old).toContainEqual({ fact: "centers", was, now: String(Number(was) - 1) });
  expect(await agedTexts(db)).toMatchObject([{ ...FIV, sentences: expect.any(Number) }]);
});

test("the text and the note that the draft passed stand or fall together, and of two who pass it one does", async () => {
  await confirmAll();
  const versions = () => textVersions(db, { kind: "treatment", slug: "fiv" });
  const before = await versions();
  await sql`create function refuse_pass() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(owner);
  await sql`create trigger refuse_pass before update of passed_number on text_drafts for each row execute function refuse_pass()`.execute(
    owner,
  );
  await expect(pass()).rejects.toThrow("no");
  expect(await versions()).toEqual(before);
  await sql`drop function refuse_pass cascade`.execute(owner);

  const both = await seen();
  const outcomes = await Promise.all([passDraft(ctx, lia, fiv, both), passDraft(ctx, lia, fiv, both)]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "passed"]);
});

test("a draft about a city says what its centers do, apart from the country's, and passes into the text of that city, and the treatment's stays", async () => {
  const santiago: DraftSubject = { ...fiv, city: (await draftCities(db)).find(({ id }) => id === "santiago")! };
  await makeDraft(ctx, lia, santiago);
  const country = await opened();
  const city = await opened(santiago);
  const said = ({ facts }: typeof city, id: string) => facts.find((fact) => fact.id === id)?.value;
  expect(said(city, "cities")).toBe("Santiago");
  expect(Number(said(city, "centers"))).toBeLessThan(Number(said(country, "centers")));
  expect(city.sentences.map(({ verdict }) => verdict)).not.toContain("unsupported");
  expect(said(city, "legal")).toBeUndefined();
  await confirmAll(santiago);
  expect((await opened()).checks).toEqual([]);
  expect(await pass(santiago)).toMatchObject({ outcome: "passed" });
  const ofCity = await textVersions(db, { kind: "city_treatment", slug: "santiago.fiv" });
  expect(ofCity).toMatchObject([{ number: 1, state: "draft", title: `${fiv.name} en Santiago` }]);
  const heads = (key: TextKey, text: string) => openText(key, text)!.body.match(/^## Según el directorio, al /gm) ?? [];
  expect(heads({ kind: "city_treatment", slug: "santiago.fiv" }, ofCity[0]!.text)).toHaveLength(1);
  const [ofCountry] = await textVersions(db, { kind: "treatment", slug: "fiv" });
  expect(heads({ kind: "treatment", slug: "fiv" }, ofCountry!.text)).toEqual([]);
});

test("a treatment without a text gets one as a draft", async () => {
  const subject = subjects.find(({ treatmentSlug }) => treatmentSlug === null)!;
  await makeDraft(ctx, lia, subject);
  await confirmAll(subject);
  expect(await pass(subject)).toMatchObject({ outcome: "passed" });
  expect(await textVersions(db, { kind: "treatment", slug: subject.serviceId })).toMatchObject([
    { number: 1, state: "draft", title: subject.name },
  ]);
  expect(await treatmentBySlug(db, subject.serviceId)).toBeNull();
});

test("a fact that changed since is told, and keeps the draft back", async () => {
  await confirmAll();
  await db.updateTable("provider_prices").set({ amount_cents: 990_000 }).where("price_line_id", "=", "fiv-propios").execute();
  const told = (await opened()).sentences.filter(({ verdict }) => verdict === "changed");
  expect(told.map(({ facts }) => facts)).toEqual([["price.fiv-propios"]]);
  expect(await pass()).toEqual({ outcome: "unsupported" });
});

test("a changed draft has to be confirmed again, and nobody changes one that they have not seen", async () => {
  await confirmAll();
  const { version, sentences } = await opened();
  expect(await removeSentence(ctx, lia, { subject: fiv, version }, 0)).toEqual({ outcome: "saved" });
  expect(await removeSentence(ctx, lia, { subject: fiv, version }, 0)).toEqual({ outcome: "changed" });
  expect(await confirmPoints(ctx, lia, { subject: fiv, version }, POINTS)).toEqual({ outcome: "changed" });
  expect(await passDraft(ctx, lia, fiv, { ...(await seen()), version })).toEqual({ outcome: "changed" });
  expect((await opened()).sentences).toEqual(sentences.slice(1));
  expect((await opened()).checks).toEqual([]);
  const acts = await db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_type", "=", "draft")
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(["draft.sentence-removed", "draft.confirmed"]);
});
