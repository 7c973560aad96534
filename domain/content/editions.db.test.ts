import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { SAMPLE, sampleFolder } from "#tests/support/sample-content.ts";
import { findAnswers } from "./answers.server.ts";
import { articleBySlug } from "./articles.server.ts";
import { filesWith } from "./content-documents.ts";
import { digestOf } from "./digest-of.server.ts";
import { openText, writeText } from "./edit-fields.ts";
import { editedFiles } from "./file-versions.server.ts";
import { publishContent } from "./publish-content.server.ts";
import { archiveText, publishText } from "./publish-text.server.ts";
import { listQuestions } from "./questions.server.ts";
import { readContent, readFiles } from "./read-content.server.ts";
import { restoreText, saveText } from "./save-text.server.ts";
import { signText } from "./sign-text.server.ts";
import { countTexts, listTexts, textVersions } from "./text-queries.server.ts";
import { treatmentBySlug } from "./treatments.server.ts";
import { unsupportedClaims } from "./unsupported-claims.ts";

const db = await testDatabase();
const ctx = { db, publicUrl: "https://cuna.test" } as Context;
const sample = readContent(sampleFolder());
const ARTICLE = { kind: "article", slug: "primer-articulo" } as const;
const FILE = "es/articles/primer-articulo.md";
const QUESTION = { kind: "question", slug: "que-es" } as const;
const serves = () => true;
let editor = "";
let other = "";

beforeEach(async () => {
  for (const table of ["treatments", "articles", "questions", "legal_positions", "sources", "content_versions"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await publishContent(db, sample);
  const people = await db.selectFrom("users").select("id").orderBy("id").limit(2).execute();
  [editor, other] = people.map(({ id }) => id) as [string, string];
});

const newest = async (key: typeof ARTICLE | typeof QUESTION) => (await textVersions(db, key))[0]!;
const save = async (userId: string, from: string, to: string, openedAt?: number) => {
  const { text, number } = await newest(ARTICLE);
  return saveText(ctx, userId, { ...ARTICLE, text: text.replace(from, to), openedAt: openedAt ?? number });
};
const publish = async () => publishText(ctx, editor, { ...ARTICLE, number: (await newest(ARTICLE)).number, reason: "Más claro" }, serves);
const summary = async () => (await articleBySlug(db, "article", "primer-articulo"))?.summary;
const exported = () => db.transaction().execute((tx) => editedFiles(tx, sample.files));

test("an edit is published for readers and for the search, outlives every start, and goes back to its file alone", async () => {
  expect(await save(editor, "De qué trata.", "De los zapotes.")).toEqual({ outcome: "saved", number: 2 });
  expect(await summary()).toBe("De qué trata.");
  expect(await publish()).toEqual({ outcome: "published" });
  expect(await summary()).toBe("De los zapotes.");
  expect((await findAnswers(db, "zapotes")).map(({ id }) => id)).toEqual(["primer-articulo"]);

  expect(await publishContent(db, sample)).toEqual({ changed: 0, withdrawn: 0, waiting: [] });
  expect(await summary()).toBe("De los zapotes.");

  const files = await exported();
  expect([...files].filter(([name, text]) => sample.files.get(name) !== text).map(([name]) => name)).toEqual([FILE]);
  expect(await publishContent(db, readFiles(files))).toEqual({ changed: 0, withdrawn: 0, waiting: [] });
  expect(await newest(ARTICLE)).toMatchObject({ origin: "file", state: "published" });
  expect([...(await exported())]).toEqual([...sample.files]);
});

test("a file that changes after an editor did waits, once, and the editor's words stay", async () => {
  await save(editor, "De qué trata.", "De los zapotes.");
  await publish();
  const later = readContent(sampleFolder({ [FILE]: SAMPLE[FILE]!.replace("De qué trata.", "De los nísperos.") }));
  expect((await publishContent(db, later)).waiting).toEqual([FILE]);
  expect((await publishContent(db, later)).waiting).toEqual([]);
  expect(await summary()).toBe("De los zapotes.");
  expect(await newest(ARTICLE)).toMatchObject({ origin: "file", state: "waiting" });
  expect(await publishContent(db, readContent(sampleFolder({ [FILE]: null })))).toMatchObject({ withdrawn: 0 });
});

test("a person who saves second is told, and overwrites nothing", async () => {
  expect(await save(editor, "De qué trata.", "Uno.", 1)).toMatchObject({ outcome: "saved" });
  expect(await save(other, "Uno.", "Dos.", 1)).toEqual({ outcome: "changed" });
  const both = await Promise.all([save(editor, "Uno.", "Tres.", 2), save(other, "Uno.", "Cuatro.", 2)]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["changed", "saved"]);
});

test("a text with a mistake is not published, and says which rule it breaks", async () => {
  await save(editor, "[^oms-infertilidad]", "[^nadie]");
  expect(await publish()).toMatchObject({
    outcome: "mistakes",
    mistakes: expect.arrayContaining([{ file: `content/${FILE}`, sentence: expect.stringContaining("nadie") }]),
  });
  expect((await articleBySlug(db, "article", "primer-articulo"))?.sourceIds).toEqual(["oms-infertilidad"]);
});

test("one entry of a list is edited and archived on its own; the rest of its file stays byte for byte", async () => {
  const { text } = await newest(QUESTION);
  await saveText(ctx, editor, { ...QUESTION, text: text.replace("Un directorio.", "Una guía."), openedAt: 1 });
  await publishText(ctx, editor, { ...QUESTION, number: 2, reason: "" }, serves);
  expect((await listQuestions(db)).map(({ answer }) => answer)).toEqual(["Una guía.", "Depende[^registro]."]);
  expect((await exported()).get("es/questions.yaml")).toBe(SAMPLE["es/questions.yaml"]!.replace("Un directorio.", "Una guía."));
  expect(await archiveText(ctx, editor, { ...QUESTION, number: 2, reason: "Ya no" }, serves)).toEqual({ outcome: "archived" });
  await publishContent(db, sample);
  expect((await listQuestions(db)).map(({ id }) => id)).toEqual(["cuanto-cuesta"]);
});

test("a text that others link to is not archived", async () => {
  const linked = await archiveText(ctx, editor, { ...ARTICLE, number: 1, reason: "" }, serves);
  expect(linked).toMatchObject({ outcome: "mistakes", mistakes: [{ file: "content/es/treatments/fiv.md" }] });
  expect(await treatmentBySlug(db, "fiv")).not.toBeNull();
});

test("earlier words come back as a new version, and every act has its line", async () => {
  await save(editor, "De qué trata.", "De los zapotes.");
  await publish();
  expect(await restoreText(ctx, other, ARTICLE, 1)).toEqual({ outcome: "saved", number: 3 });
  await publish();
  expect(await summary()).toBe("De qué trata.");
  expect((await textVersions(db, ARTICLE)).map(({ state }) => state)).toEqual(["published", "replaced", "replaced"]);
  const lines = await db.selectFrom("audit_log").select("action").where("subject_id", "=", ARTICLE.slug).orderBy("id").execute();
  expect(lines.map(({ action }) => action).slice(-4)).toEqual([
    "content.saved",
    "content.published",
    "content.restored",
    "content.published",
  ]);
});

test("a reviewer signs one version; other words lose the name", async () => {
  const signature = { userId: editor, actor: "cli", name: "Dra. Inés Cabral", on: "2026-11-20" } as const;
  const sign = (number: number, digest: string) =>
    db.transaction().execute((tx) => signText(tx, ARTICLE, number, { ...signature, digest }));
  const digest = digestOf((await newest(ARTICLE)).text);
  expect(await sign(7, digest)).toEqual({ outcome: "not-found" });
  expect(await sign(1, digestOf("otras palabras"))).toEqual({ outcome: "changed" });
  expect(await sign(1, digest)).toEqual({ outcome: "signed", number: 2 });
  await publish();
  expect((await articleBySlug(db, "article", "primer-articulo"))?.review).toEqual({ by: "Dra. Inés Cabral", on: "2026-11-20" });
  await save(editor, "De qué trata.", "De los zapotes.");
  await publish();
  expect((await articleBySlug(db, "article", "primer-articulo"))?.review).toBeNull();
});

test("an answer names who signed it, once published and in its file, until other words are", async () => {
  const COSTS = { kind: "question", slug: "cuanto-cuesta" } as const;
  const texts = async () => (await textVersions(db, COSTS))[0]!;
  const publishAnswer = async () =>
    publishText(ctx, editor, { ...COSTS, number: (await texts()).number, reason: "" }, serves).then(({ outcome }) => outcome);
  const review = async () => (await listQuestions(db)).find(({ id }) => id === COSTS.slug)!.review;
  const pending = async () =>
    (
      await listTexts(db, {
        ...{ search: null, sort: "title", descending: false, page: 1, view: "pending", kind: "question", reviewedBefore: null },
      })
    ).rows.map(({ slug }) => slug);
  expect(await pending(), "an answer without a source only says how the site works").toEqual([COSTS.slug]);
  const { text } = await texts();
  const signature = { userId: other, actor: `reviewer:${other}`, name: 'Dra. "Inés" Cabral: ginecóloga', on: "2026-11-20" } as const;
  await db.transaction().execute((tx) => signText(tx, COSTS, 1, { ...signature, digest: digestOf(text) }));
  expect(await publishAnswer()).toBe("published");
  expect(await review()).toEqual({ by: signature.name, on: "2026-11-20" });
  expect(await pending()).toEqual([]);
  expect(readFiles(await exported()).content.questions.map((question) => question.review?.by)).toEqual([undefined, signature.name]);

  const signed = await texts();
  const words = signed.text.replace("Depende", "Según el centro");
  await saveText(ctx, editor, { ...COSTS, text: words, openedAt: signed.number });
  expect((await texts()).text).not.toContain("reviewed");
  expect(await publishAnswer()).toBe("published");
  expect(await review()).toBeNull();
});

test("the form of every text of the site gives back its file, and a changed field changes no other line", () => {
  const reading = readContent();
  for (const { kind, slug, text } of reading.content.articles.map(({ kind, slug }) => ({
    kind,
    slug,
    text: reading.files.get(`es/${kind === "article" ? "articles" : "guides"}/${slug}.md`)!,
  })))
    expect(writeText({ kind, slug }, text, openText({ kind, slug }, text)!)).toBe(text);
  const fiv = { kind: "treatment", slug: "fiv" } as const;
  const text = reading.files.get("es/treatments/fiv.md")!;
  const open = openText(fiv, text)!;
  const next = writeText(fiv, text, { ...open, fields: { ...open.fields, title: "FIV: con otras palabras" } });
  expect(next.split("\n").filter((line, index) => line !== text.split("\n")[index])).toHaveLength(1);
  expect([...filesWith(reading.files, [])]).toEqual([...reading.files]);
});

test("sentences with a number and no source are named with their line", () => {
  expect(unsupportedClaims("## Dura 3 semanas\n\nDura 4 semanas. Es así.\n\nPesa 3 kg.[^oms]\n\n- Uno de 5\n\nNada.")).toEqual([
    { sentence: "Dura 4 semanas.", line: 3 },
  ]);
});

test("the list counts what it shows, and finds a text by its title", async () => {
  const asked = { search: null, kind: null, reviewedBefore: null };
  await save(editor, "De qué trata.", "De los zapotes.");
  const first = { ...asked, sort: "title", descending: false, page: 1 } as const;
  for (const view of ["all", "drafts", "pending"] as const) {
    expect((await listTexts(db, { ...first, view })).total).toBe((await countTexts(db, asked))[view]);
  }
  expect((await listTexts(db, { ...first, view: "drafts" })).rows).toMatchObject([{ slug: "primer-articulo", published: true }]);
  expect((await listTexts(db, { ...first, view: "all", search: "guia" })).rows.map(({ slug }) => slug)).toEqual(["la-guia"]);
});
