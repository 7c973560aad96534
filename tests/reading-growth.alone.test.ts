import { describe, expect, test } from "vitest";
import { matchesWords } from "#app/components/content/question-match.ts";
import { readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { readReport } from "#domain/analytics/event.ts";
import { readMenu, servedItems } from "#domain/content/header-menu.ts";
import { MAX_MARKDOWN, plainOf, renderBlocks, renderLine, renderSections } from "#domain/content/markdown.server.ts";
import { bodyMistakes } from "#domain/content/text-rules.server.ts";
import { parseFilters } from "#domain/directory/filters.ts";
import { nearestWords, readText, tellingWords, toTsQuery } from "#domain/directory/text-query.ts";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { MAX_CELL } from "#domain/imports/cells.ts";
import { readHeader } from "#domain/imports/columns.ts";
import { CsvReader } from "#domain/imports/csv.ts";
import { type ImportCells, rowParser } from "#domain/imports/row.ts";
import { centerSlug, specialistSlug } from "#domain/providers/slug.ts";
import { growthsOf } from "#tests/support/growth.ts";

// Input that is four times as large must not cost us sixteen times the work. This covers every reader of outside input that is no form.
// Each is tried up to the largest input that its endpoint accepts, and from there to four times as much, which must hit a limit.

/** Between 4, which is linear, and 16, which is quadratic. */
const MAX_GROWTH = 9;
/** The shortest time that counts, since there are hundreds of pieces. Growth above the limit is measured again and again. */
const MIN_MS = 6;

interface Reader {
  work(input: string): unknown;
  /** The largest input that its endpoint accepts. */
  size: number;
  pieces: readonly string[];
  around?: (text: string) => string;
}

const vocabulary: Vocabulary & { countries: { code: string; name: string }[] } = {
  cities: [{ id: "santiago", name: "Santiago", active: true }],
  services: [
    { id: "fiv", name: "FIV", shortName: "FIV", synonyms: ["fecundación in vitro", "IVF"] },
    { id: "ovodonacion", name: "Donación de óvulos", shortName: "Donación de óvulos", synonyms: ["óvulos donados"] },
  ],
  languages: [{ code: "en", name: "Inglés", ownName: "English" }],
  payments: [{ id: "tarjeta-credito", name: "Tarjeta de crédito" }],
  countries: [{ code: "DO", name: "República Dominicana" }],
};
const door = { numberOf: () => 1, referenceLabel: String, weakOf: String, href: (path: string) => path, tableLabel: String };
const scheme = { sorts: ["featured"], switches: [] } as const;
const PIECE = 64 * 1024;

function readCsv(text: string): number {
  const reader = new CsvReader();
  let records = 0;
  for (let at = 0; at < text.length; at += PIECE) {
    const read = reader.push(text.slice(at, at + PIECE));
    if (read === null) return records;
    records += read.length;
  }
  return records + (reader.end()?.length ?? 0);
}

/** These rows fix the delimiter for every size. A delimiter guessed from the cell would differ with its length. */
const COMMAS = "a,b\n".repeat(10);

const parse = rowParser(vocabulary);
const CELL = MAX_CELL;
const MARKS = ["a", " ", "\u0315\u0301", "\r", "x|", "fi;", "a@a."];
const BLOCKS = [
  "![a](imagen:",
  "*",
  "**a",
  "*a_",
  "[",
  "[a",
  "[a](",
  "[a](<b",
  "[a]: <b\n",
  "[^a",
  "[^a]",
  "![",
  "<",
  "<a",
  "</a",
  "`a",
  "``a`",
  "> ",
  "- ",
  "  - a\n",
  "## a\n",
  "a\n===\n",
  "|a",
  "a|b\n-|-\n",
  "\\",
  "&#",
  "a@",
  "([",
  "~~a",
];

const readers: Record<string, Reader> = {
  "the words of a search": {
    work: (text) => {
      const { words } = readText(text, vocabulary);
      return [toTsQuery(tellingWords(words), "A"), words.map((word) => nearestWords(word, ["larimar", "santiago"]))];
    },
    size: 100,
    pieces: ["a ", "fiv ", "dra ", "de ", "ﷺ", "\u0301", "\u0315\u0301", "'&|!:* "],
  },
  "filters in an address": {
    work: (text) => parseFilters(new URLSearchParams(text), scheme),
    size: 16 * 1024,
    pieces: ["services=a&", "services=a,", "a,", ",", "&", "%", "q=a&", "languages=%00&"],
  },
  "slugs in a cookie or an address": {
    work: (text) => readSlugs(text, "guardados"),
    size: 16 * 1024,
    pieces: ["a.", "a", ".", "-", "a,b."],
  },
  "a search in questions": {
    work: (text) => matchesWords("¿Cuántos embriones se transfieren? ".repeat(10), text),
    size: 80,
    pieces: ["s", "es ", "embriones ", "\u0315\u0301"],
  },
  "a text in sections": { work: (text) => renderSections(text, door), size: MAX_MARKDOWN, pieces: BLOCKS },
  "an answer": {
    work: (text) => [renderBlocks(text, door), plainOf(text)],
    size: MAX_MARKDOWN,
    pieces: ["*", "[a](", "<a", "a|b\n-|-\n", "> "],
  },
  "a line": { work: (text) => renderLine(text, door), size: MAX_MARKDOWN, pieces: ["*a_", "[", "[a](<b", "`a", "[^a", "[^a] "] },
  "the rules of a text": { work: (text) => bodyMistakes(text, new Map(), "article", new Set()), size: MAX_MARKDOWN, pieces: BLOCKS },
  "the slug of a name": {
    work: (text) => [centerSlug(text), specialistSlug(text)],
    size: 160,
    pieces: ["a ", "dr ", "m.d. ", ". ", "(", "ﷺ", "\u0315\u0301"],
  },
  "the slug of a name after a word": {
    work: (text) => specialistSlug(`ana ${text} ana`),
    size: 160,
    pieces: ["a ", "m d ", ". ", "(", "\u0315\u0301"],
  },
  "an address of the menu": {
    work: (text) => servedItems(readMenu([{ label: text, url: `/${text}\nx` }]), () => true),
    size: 16 * 1024,
    pieces: ["?", "#a", "/", " ", "{host}"],
  },
  "the items of a menu": {
    work: (text) => servedItems(readMenu(JSON.parse(`[${text}0]`)), () => true),
    size: 64 * 1024,
    pieces: ['{"label":"a","url":"/a"},', '{"label":"a","url":"/a","children":[{"label":"a","url":"/a"}]},', "[],"],
  },
  "a report of events": {
    work: (text) => readReport({ path: `/${text}`.slice(0, 300), events: JSON.parse(`[${text}0]`) }),
    size: 256 * 1024,
    pieces: ['{"name":"view_center","facts":{}},', '{"name":"view_center","facts":{"center_id":"a"}},', "0,", "[],"],
  },
  "the path of a report": {
    work: (text) => readReport({ path: `/${text}`, events: [{ name: "view_center" }] }),
    size: 300,
    pieces: ["?", "#\n", "/", "oferta/"],
  },
  "the headings of an import": {
    work: (text) => readHeader(text.split(",")),
    size: CELL,
    pieces: ["a,", "tipo,", "tipo,nombre,ciudad,", ",", "\u0315\u0301"],
  },
  "a CSV file": {
    work: readCsv,
    size: CELL,
    pieces: ['"', '"a', '" ', '",', '"",', '"a",', "a,", "\n", '"\n', 'a"b\n', '"a"  \n', '"a"x,', " ", "\t", "x"],
  },
  "a CSV row that never ends": { work: (text) => readCsv(`${COMMAS}tipo,"${text}`), size: CELL, pieces: ["x", "a\n", '""', ",", " "] },
  "a CSV cell that ends in blanks": {
    work: (text) => readCsv(`${COMMAS}a,"${'"x'.repeat(text.length / 2)}${text},`),
    size: CELL,
    pieces: [" ", "\t", "\u00a0", " \t"],
  },
  ...Object.fromEntries(
    (
      [
        "nombre",
        "descripcion",
        "ciudad",
        "servicios",
        "paises",
        "telefono",
        "email",
        "sitio_web",
        "fotos",
        "horario",
        "centros",
        "latitud",
      ] as const
    ).map((column) => [
      `the cell ${column} of an import`,
      { work: (text: string) => parse({ tipo: "centro", nombre: "A", [column]: text } as ImportCells), size: CELL, pieces: MARKS },
    ]),
  ),
  "a list of an import from JSON": {
    work: (text) => parse({ tipo: "centro", nombre: "A", servicios: text.split(","), centros: text.split(",") }),
    size: CELL,
    pieces: ["fiv,", "a,", ",", "\u0315\u0301"],
  },
};

describe.each(Object.entries(readers))("%s", (_, { work, size, pieces }) => {
  test.each(pieces.map((piece) => [piece]))("of %j", (piece) => {
    const make = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length - (length % piece.length));
    expect(Math.max(...growthsOf(work, make, [size / 4, size], MIN_MS))).toBeLessThan(MAX_GROWTH);
  });
});
