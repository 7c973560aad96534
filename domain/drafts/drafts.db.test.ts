import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openText } from "#domain/content/edit-fields.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { treatmentBySlug } from "#domain/content/treatments.server.ts";
import type { Context } from "#domain/context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { confirmPoints, makeDraft, removeSentence } from "./change-draft.server.ts";
import { type DraftSubject, draftSubjects } from "./directory-facts.server.ts";
import { openDraft } from "./draft.server.ts";
import { passDraft } from "./pass-draft.server.ts";
import { POINTS } from "./points.ts";

const db = await testDatabase();
const ctx = { db } as Context;
const lia = idOfPerson("lia");
const subjects = await draftSubjects(db);
const subjectOf = (id: string): DraftSubject => subjects.find(({ serviceId }) => serviceId === id)!;
const fiv = subjectOf("fiv");
const opened = async (subject = fiv) => (await openDraft(db, subject))!;
const confirmAll = async (subject = fiv) => confirmPoints(ctx, lia, { subject, version: (await opened(subject)).version }, POINTS);
const pass = async (subject = fiv) => passDraft(ctx, lia, subject, (await opened(subject)).version);

beforeEach(() => makeDraft(ctx, lia, fiv));

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
