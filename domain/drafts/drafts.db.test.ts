import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openText } from "#domain/content/edit-fields.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { treatmentBySlug } from "#domain/content/treatments.server.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { confirmPoints, makeDraft, removeSentence } from "./change-draft.server.ts";
import { type DraftSubject, draftCities, draftSubjects } from "./directory-facts.server.ts";
import { openDraft } from "./draft.server.ts";
import { passDraft } from "./pass-draft.server.ts";
import { POINTS } from "./points.ts";

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
const pass = async (subject = fiv) => passDraft(ctx, lia, subject, (await opened(subject)).version);

beforeEach(async () => {
  // The sections of earlier drafts.
  await sql`delete from content_versions where kind = 'treatment' and slug = 'fiv' and number > 1`.execute(db);
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

  await makeDraft(ctx, lia, fiv);
  await confirmAll();
  expect(await pass()).toEqual({ outcome: "stands" });
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

  const outcomes = await Promise.all([pass(), pass()]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "passed"]);
});

test("a draft about a city says what its centers do, apart from the country's, and passes into a section of its own", async () => {
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
  await confirmAll();
  expect(await pass()).toMatchObject({ outcome: "passed" });
  const body = openText({ kind: "treatment", slug: "fiv" }, (await textVersions(db, { kind: "treatment", slug: "fiv" }))[0]!.text)!.body;
  expect(body.match(/^## Según el directorio.*?,/gm)).toEqual(["## Según el directorio en Santiago,", "## Según el directorio,"]);
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

test("a changed draft has to be confirmed anew, and nobody changes one that they have not seen", async () => {
  await confirmAll();
  const { version, sentences } = await opened();
  expect(await removeSentence(ctx, lia, { subject: fiv, version }, 0)).toEqual({ outcome: "saved" });
  expect(await removeSentence(ctx, lia, { subject: fiv, version }, 0)).toEqual({ outcome: "changed" });
  expect(await confirmPoints(ctx, lia, { subject: fiv, version }, POINTS)).toEqual({ outcome: "changed" });
  expect(await passDraft(ctx, lia, fiv, version)).toEqual({ outcome: "changed" });
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
