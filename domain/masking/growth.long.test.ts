import { describe, expect, test } from "vitest";
import { messageSubstance } from "#domain/routing/message-substance.ts";
import { SHARED_FIELDS } from "#domain/submissions/form-fields.ts";
import { growthOf, MAX_GROWTH, repeated } from "#tests/support/growth.ts";
import { suspicionsOf } from "./contact-suspicion.ts";
import { foldText } from "./folded-text.ts";
import { maskMessage } from "./masking.ts";

const facts = {
  names: ["Nieves Altagracia", "Navarro Apolinar"],
  email: "nievita.ap@correofeliz.example",
  phones: ["+18294736158", "(829) 473-6158"],
};

/** Each has made some reader of texts slow: repeated signs, joints without an end, words that are nearly something. */
const PIECES = [
  "a.",
  "a",
  "@",
  "a@",
  "a @ ",
  "ocho",
  "ocho ",
  "ochocer",
  "1 ",
  "1",
  "a b ",
  "www.",
  "http://",
  "(",
  "a . ",
  " ",
  "\n",
  "punto ",
  "a punto ",
  "a-",
  "a_",
  "_",
  "instagram es ",
  "instagram ",
  "1.",
  "1,",
  "1/",
  "$1.",
  "$1,111",
  "QUJD",
  "%41",
  "&#65;",
  "&amp;",
  "\\u0041",
  "0x41",
  "41 ",
  "01",
  "8294736158",
  "829 ",
  "82 94 ",
  "navarro",
  "navarr",
  "nava ",
  "n a v ",
  "n de n ",
  "ene a ",
  "doble ",
  "doble 5 ",
  "mil ",
  "vi ",
  "i ",
  "x.com ",
  "com ",
  "a.com/",
  "mi numero 8 ",
  "buscame ",
  "•••••",
  "••••• 8 ",
  "é",
  "e\u0301",
  "𝓶",
  "а",
  "- ",
  ".- ",
  "🇳",
  "\ud800",
  "at gmail ",
  "arroba",
  "Aa1",
  "no.No",
  "años.",
  "n\n",
  "b c ",
  ":",
  "#",
  "a#1",
  "tinyurl com/",
  "quatre vingt ",
];

/** Of the longest message: four times that is the most that anybody can send. */
const QUARTER = SHARED_FIELDS.mensaje.maxLength / 4;

const work: readonly (readonly [string, (text: string) => unknown])[] = [
  ["masking", (text) => maskMessage(text, facts)],
  ["looking for what is left", (text) => suspicionsOf(text, facts)],
  ["folding", (text) => foldText(text, true)],
  ["weighing what a message says", messageSubstance],
];

describe("grows no faster than the message", () => {
  test.each(work)(
    "%s",
    (_, run) => {
      const steep = PIECES.map((piece) => ({ piece, growth: growthOf(run, repeated(piece), QUARTER) })).filter(
        ({ growth }) => growth >= MAX_GROWTH,
      );
      expect(steep).toEqual([]);
    },
    120_000,
  );
});
