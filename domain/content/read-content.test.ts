import { describe, expect, test } from "vitest";
import { SAMPLE, sampleFolder } from "#tests/support/sample-content.ts";
import { readContent } from "./read-content.server.ts";

const FIV = "es/treatments/fiv.md";
const SOURCE = "sources/oms-infertilidad.yaml";
const POST = "es/articles/primer-articulo.md";

/** Returns the mistakes of the sample after a replacement in one of its files. */
function mistakesAfter(file: string, from: string, to: string): string[] {
  const text = SAMPLE[file]!;
  expect(text, "the replacement changes something").toContain(from);
  return readContent(sampleFolder({ [file]: text.replace(from, to) })).mistakes.map((mistake) => `${mistake.file}: ${mistake.sentence}`);
}

test("a folder without a mistake", () => {
  const { content, mistakes } = readContent(sampleFolder());
  expect(mistakes).toEqual([]);
  expect(content.treatments[0]).toMatchObject({ slug: "fiv", serviceId: "fiv", review: null });
  expect(content.articles.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
    "article primer-articulo",
    "article segundo-articulo",
    "guide la-guia",
  ]);
});

describe("each mistake is one sentence with its file", () => {
  test.each([
    [FIV, "---\ntitle", "title", "content/es/treatments/fiv.md: it does not begin with its fields between two lines of ---."],
    [FIV, "short_name: FIV\n", "", "content/es/treatments/fiv.md: short_name: is missing."],
    [FIV, "short_name", "shortname", "content/es/treatments/fiv.md: nobody knows the field shortname."],
    [
      FIV,
      "category: Reproducción Asistida",
      "category: Otra",
      'content/es/treatments/fiv.md: category: Invalid option: expected one of "Reproducción Asistida"|"Preservación"|"Genética Reproductiva".',
    ],
    [
      FIV,
      "Una descripción de ejemplo que tiene",
      "Que tiene",
      "content/es/treatments/fiv.md: description: is shorter than 110 characters.",
    ],
    [
      SOURCE,
      "language: es\n",
      'language: es\npublished: "9 January 2024"\n',
      "content/sources/oms-infertilidad.yaml: published: must be said in Spanish, like 9 de enero de 2024.",
    ],
    [SOURCE, "read: full\n", "", "content/sources/oms-infertilidad.yaml: read: is missing."],
    [SOURCE, "strength: institution\n", "", "content/sources/oms-infertilidad.yaml: strength: is missing."],
    [SOURCE, "excerpt: Una de cada seis.\n", "", "content/sources/oms-infertilidad.yaml: excerpt: is missing."],
    [SOURCE, "Una de cada seis.", '""', "content/sources/oms-infertilidad.yaml: excerpt: is empty."],
    [FIV, "value: 5 a 7", "value: ''", "content/es/treatments/fiv.md: key_facts[2].value: is empty."],
    [
      FIV,
      "reviewed_by: null",
      "reviewed_by: Una doctora",
      "content/es/treatments/fiv.md: reviewed_by: reviewed_by and reviewed_on belong together.",
    ],
    [
      FIV,
      "[registro, oms-infertilidad]",
      "[registro]",
      "content/es/treatments/fiv.md: the source oms-infertilidad is referred to, but not listed in sources.",
    ],
    [
      FIV,
      "[registro, oms-infertilidad]",
      "[registro, oms-infertilidad, otra]",
      "content/es/treatments/fiv.md: there is no file content/sources/otra.yaml without a mistake.",
    ],
    [FIV, "## Resultados", "## Riesgos\n\n## Resultados", "content/es/treatments/fiv.md: the page adds the section riesgos by itself."],
    [FIV, "## Resultados", "# Resultados", "content/es/treatments/fiv.md: the heading «Resultados y límites» is neither ## nor ###."],
    [
      FIV,
      "[^oms-infertilidad]",
      "[^oms-infertilidad] <b>x</b>",
      "content/es/treatments/fiv.md: HTML is not shown as such: write Markdown.",
    ],
    [
      FIV,
      "[^oms-infertilidad]",
      "[^oms-infertilidad] [x](https://elsewhere.example)",
      "content/es/treatments/fiv.md: https://elsewhere.example is no source: external links need a file in content/sources.",
    ],
    [
      FIV,
      "[^oms-infertilidad]",
      "[^oms-infertilidad] [x](javascript:alert(1))",
      "content/es/treatments/fiv.md: a link leads neither to a page of this site nor to a web address.",
    ],
    [
      POST,
      "updated_on: 2026-11-01",
      "updated_on: 2026-10-01",
      "content/es/articles/primer-articulo.md: updated_on: lies before published_on.",
    ],
    [
      POST,
      "published_on: 2026-11-01",
      "published_on: 2026-13-01",
      "content/es/articles/primer-articulo.md: published_on: must be a day like 2026-11-21.",
    ],
    [POST, ", Y al final lo otro.", "", "content/es/articles/primer-articulo.md: essentials: has fewer than 3 entries."],
    [
      POST,
      "aquello.[^oms-infertilidad]",
      "aquello.[^registro]",
      "content/es/articles/primer-articulo.md: the source registro is referred to, but not listed in sources.",
    ],
    ["sources/registro.yaml", "https://", "ftp://", "content/sources/registro.yaml: url: must be an address like https://example.org."],
    ["es/questions.yaml", "id: cuanto-cuesta", "id: que-es", "content/es/questions.yaml: que-es stands there twice."],
    [
      "es/legal.yaml",
      "mujer-soltera",
      "mujer",
      'content/es/legal.yaml: [1].family: Invalid option: expected one of "pareja-hetero"|"pareja-femenina"|"pareja-masculina"|"mujer-soltera"|"hombre-soltero".',
    ],
    ["es/legal.yaml", "sources: [registro]", "sources: []", "content/es/legal.yaml: [1].sources: names no source."],
  ])("%s: %j → %j", (file, from, to, sentence) => {
    expect(mistakesAfter(file, from, to)).toContain(sentence);
  });

  test("a source that nobody found again goes without its words", () => {
    expect(mistakesAfter(SOURCE, "excerpt: Una de cada seis.", "missed: 2026-11-28")).toEqual([]);
  });

  test("broken YAML, and too few words", () => {
    expect(mistakesAfter("sources/registro.yaml", "title: Registro", "title: [")).toHaveLength(5);
    expect(mistakesAfter(POST, SAMPLE[POST]!.slice(-3_500), "")[0]).toMatch(/the text has \d+ words; 650 to 1600 fit/);
  });

  test("a text may not take another one's slug", () => {
    const { mistakes } = readContent(sampleFolder({ "es/guides/primer-articulo.md": SAMPLE["es/guides/la-guia.md"]! }));
    expect(mistakes).toEqual([
      { file: "content/es/guides/primer-articulo.md", sentence: "another text has the slug primer-articulo already." },
    ]);
  });
});
