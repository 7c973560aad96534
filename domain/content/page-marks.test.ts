import { expect, test } from "vitest";
import { fillMarks, type MarkValues, markMistakes, PAGE_BLOCKS, PAGE_MARKS, splitAtBlocks } from "./page-marks.ts";

const values = Object.fromEntries(PAGE_MARKS.map((mark) => [mark, mark.toUpperCase()])) as MarkValues;

test("marks give way to their values, as often as they are there, and braces that are no mark stay", () => {
  expect(fillMarks("{site}: {request_months} meses en {site}, {nadie}, {cookies} y { site }", values)).toBe(
    "SITE: REQUEST_MONTHS meses en SITE, {nadie}, {cookies} y { site }",
  );
  expect(fillMarks("{site}", { ...values, site: "{site} $& $1" })).toBe("{site} $& $1");
});

test("a section is split where a block stands alone, and nowhere else", () => {
  expect(splitAtBlocks("<p>Hola {cookies}</p>\n<p>{cookies}</p>\n<p>{contact}</p>\n<p>{nadie}</p>\n")).toEqual([
    { html: "<p>Hola {cookies}</p>\n" },
    { block: "cookies" },
    { block: "contact" },
    { html: "<p>{nadie}</p>\n" },
  ]);
});

const whole = PAGE_BLOCKS.map((block) => `{${block}}`).join("\n\n");

test("a legal page keeps what it has to show, whoever edits it", () => {
  expect(markMistakes("privacidad", whole, ["{site}"])).toEqual([]);
  expect(markMistakes("privacidad", whole.replace("{cookies}", ""), [])).toEqual(["the page needs {cookies} on a line of its own"]);
  expect(markMistakes("terminos", "Escribe a {contact}.", [])).toEqual([
    "{contact} stands on a line of its own",
    "the page needs {contact} on a line of its own",
  ]);
});

test("a mark that nobody fills in is a mistake wherever it stands, and so is a block on a page that draws none", () => {
  expect(markMistakes("nuestro-equipo", "{site}\n\n{meses}\n\n{cookies}", ["{nombre} y {nombre}"])).toEqual([
    "nobody knows the mark {nombre}",
    "nobody knows the mark {meses}",
    "nobody knows the mark {cookies}",
  ]);
});
