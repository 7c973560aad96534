import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { SAMPLE, sampleFolder } from "#tests/support/sample-content.ts";
import { articleBySlug, articleCategories, articlesAbout, latestArticles, listArticles, relatedArticles } from "./articles.server.ts";
import { legalPositions } from "./legal-positions.server.ts";
import { publishContent } from "./publish-content.server.ts";
import { listQuestions } from "./questions.server.ts";
import { readContent } from "./read-content.server.ts";
import { sourcesById } from "./sources.server.ts";
import { listTreatments, treatmentBySlug, treatmentsBySlug } from "./treatments.server.ts";

const db = await testDatabase();
const sample = readContent(sampleFolder());
const without = (...files: string[]) => readContent(sampleFolder(Object.fromEntries(files.map((file) => [file, null]))));
const changed = (file: string, from: string, to: string) => readContent(sampleFolder({ [file]: SAMPLE[file]!.replace(from, to) }));

beforeEach(async () => {
  for (const table of ["treatments", "articles", "questions", "legal_positions", "sources", "content_versions"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await publishContent(db, sample);
});

test("what the files say is what pages read", async () => {
  expect(sample.mistakes).toEqual([]);
  expect(await listTreatments(db)).toMatchObject([{ slug: "fiv", shortName: "FIV", serviceId: "fiv" }]);
  const { order: _, words: __, ...written } = sample.content.treatments[0]!;
  expect(await treatmentBySlug(db, "fiv")).toEqual(written);
  expect((await latestArticles(db, 9)).map(({ slug }) => slug)).toEqual(["segundo-articulo", "primer-articulo"]);
  expect((await articlesAbout(db, "fiv")).map(({ slug }) => slug)).toEqual(["la-guia", "segundo-articulo", "primer-articulo"]);
  expect((await treatmentsBySlug(db, ["nada", "fiv"])).map(({ slug }) => slug)).toEqual(["fiv"]);
  expect(await articleCategories(db)).toEqual([{ category: "Costos", articles: 2 }]);
  expect((await listArticles(db, { kind: "article", category: "Costos", most: 1, skip: 1 })).map(({ slug }) => slug)).toEqual([
    "primer-articulo",
  ]);
  expect(await listArticles(db, { kind: "article", category: "Viajar", most: 9 })).toEqual([]);
  expect((await listQuestions(db)).map(({ id }) => id)).toEqual(["que-es", "cuanto-cuesta"]);
  expect((await legalPositions(db, "fiv")).map(({ family }) => family)).toEqual(["pareja-hetero", "mujer-soltera"]);
  expect((await sourcesById(db, ["registro", "nobody", "oms-infertilidad"])).map(({ id }) => id)).toEqual(["registro", "oms-infertilidad"]);
});

test("an article leads to those its author named first, never to itself", async () => {
  const found = (await articleBySlug(db, "article", "primer-articulo"))!;
  expect((await relatedArticles(db, found)).map(({ slug }) => slug)).toEqual(["la-guia", "segundo-articulo"]);
  expect(await articleBySlug(db, "guide", "primer-articulo")).toBeNull();
});

test("a second time nothing changes, and a changed file changes its row alone", async () => {
  expect(await publishContent(db, sample)).toMatchObject({ changed: 0, withdrawn: 0 });
  const next = changed("es/articles/primer-articulo.md", "De qué trata.", "De otra cosa.");
  expect(await publishContent(db, next)).toMatchObject({ changed: 1, withdrawn: 0 });
  expect(await articleBySlug(db, "article", "primer-articulo")).toMatchObject({ summary: "De otra cosa." });
});

test("a text whose file goes is no longer published, and comes back with it", async () => {
  expect(await publishContent(db, without("es/articles/segundo-articulo.md"))).toMatchObject({ withdrawn: 1 });
  expect(await articleBySlug(db, "article", "segundo-articulo")).toBeNull();
  expect(await publishContent(db, sample)).toMatchObject({ changed: 1, withdrawn: 0 });
  expect(await articleBySlug(db, "article", "segundo-articulo")).not.toBeNull();
});

test("a file with a mistake leaves what was published from it before", async () => {
  const broken = readContent(sampleFolder({ "es/treatments/fiv.md": "no fields", "es/questions.yaml": "- {" }));
  expect(broken.mistakes).toHaveLength(2);
  expect(await publishContent(db, broken)).toMatchObject({ changed: 0, withdrawn: 0 });
  expect(await treatmentBySlug(db, "fiv")).not.toBeNull();
  expect(await listQuestions(db)).toHaveLength(2);
});

test("two starts at the same moment publish once", async () => {
  await sql`delete from articles`.execute(db);
  const both = await Promise.all([publishContent(db, sample), publishContent(db, sample)]);
  expect(both.map(({ changed: rows }) => rows).sort()).toEqual([0, 3]);
});
