import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOLD } from "./support/told-sentences.ts";

// «Le avisamos» is said only when it is true. Every sentence that says so has a line in tests/support/told-sentences.ts, which names the
// row that chooses it or the act that leaves the mail.

const messages: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...readdirSync("messages/es").map((file) => JSON.parse(readFileSync(`messages/es/${file}`, "utf8"))),
);
const wordsOf = (message: unknown): string =>
  typeof message === "string" ? message : Object.values((message as [{ match: Record<string, string> }])[0].match).join(" ");

/** The words with which we say that somebody is told: «avisamos», «te escribimos», «le llega», «recibe un correo», «se lo dijimos»… */
const TELLS = new RegExp(
  [
    String.raw`\bavis(?:amos|aremos|a|ará|arle|arte|ado|ada)\b`,
    String.raw`\bsin avisar\b`,
    String.raw`\b(?:le|les|te|nos) (?:escrib|envi|mand|pregunt|notific)(?:imos|amos|iremos|aremos|irá|irán)\b`,
    String.raw`\b(?:le|les|te|nos) lleg(?:a|an|ará|arán)\b`,
    String.raw`\brecib(?:e|es|irá|irás) (?:un|el) correo\b`,
    String.raw`\bse lo (?:decimos|dijimos|diremos)\b`,
    String.raw`\bpor correo\b`,
    String.raw`\bcorreo (?:sale|va|llega)\b`,
    String.raw`\bescribimos a\b`,
    String.raw`\brechaz(?:a nuestros avisos|ó el último aviso)\b`,
  ].join("|"),
  "i",
);

const known = TOLD.flatMap(({ sentences }) => sentences);

test("every sentence that says that somebody is told has its proof, and each only once", () => {
  const found = Object.keys(messages).filter((key) => TELLS.test(wordsOf(messages[key])));
  expect(found.length).toBeGreaterThan(100);
  const unproved = found.filter((key) => !known.includes(key));
  expect(unproved.map((key) => `${key} needs a line in tests/support/told-sentences.ts: ${wordsOf(messages[key])}`)).toEqual([]);
  expect(known.filter((key) => !found.includes(key))).toEqual([]);
  expect(known.filter((key, index) => known.indexOf(key) !== index)).toEqual([]);
});

test("the row that chooses a sentence is read, and the act that it speaks of leaves a mail or notice", () => {
  const missing = TOLD.flatMap(({ proof, sentences }) => {
    if ("says" in proof) return [];
    const file = "row" in proof ? proof.row : proof.leaves;
    return existsSync(file) && readFileSync(file, "utf8").includes(proof.by) ? [] : [`${file} has no ${proof.by}: ${sentences.join(", ")}`];
  });
  expect(missing).toEqual([]);
});
