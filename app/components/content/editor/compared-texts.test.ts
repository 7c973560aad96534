import { expect, test } from "vitest";
import type { TextVersion } from "#domain/content/text-queries.server.ts";
import { comparedTexts } from "./compared-texts.server.ts";

const LONG = "Palabras que nadie tocó. ".repeat(100);
const version = (number: number, text: string) => ({ number, text }) as TextVersion;
const page = (title: string, body: string) => `---\nname: Términos\ntitle: ${title}\nsources: [a, b]\n---\n${body}\n`;
const bodyOf = (before: string, after: string) =>
  comparedTexts("page", [version(2, page("A", after)), version(1, page("A", before))], 1)!.fields[0]!.sentences;

test("only the sentences that differ are shown, field by field, each whole and beside its neighbours", () => {
  const versions = [
    version(2, page("Términos de uso", `${LONG}Respondemos en dos días. ${LONG}`)),
    version(1, page("Términos", `${LONG}Respondemos en tres días. ${LONG}`)),
  ];
  const { from, to, fields } = comparedTexts("page", versions, 1)!;
  expect([from, to]).toEqual([1, 2]);
  expect(fields.map(({ name }) => name)).toEqual(["title", null]);
  const body = fields[1]!.sentences;
  expect(body.map(({ kind }) => kind)).toEqual(["folded", "same", "changed", "same", "folded"]);
  expect(body[2]!.parts.map(({ words, kind }) => `${kind} ${words.trim()}`)).toEqual([
    "same Respondemos en",
    "removed tres",
    "added dos",
    "same días.",
  ]);
});

test("a sentence that says something else is one that went and one that came; each keeps all of its words", () => {
  const found = bodyOf("Cuesta US$ 5,200. El centro llama en un día. Fin.", "Cuesta US$ 5,400. Nadie paga por preguntar aquí. Fin.");
  expect(found.map(({ kind }) => kind)).toEqual(["changed", "added", "removed", "same"]);
  const of = (kind: string) => found.filter((one) => one.kind === kind).map(({ parts }) => parts.map(({ words }) => words).join(""));
  expect(of("added")).toEqual(["Nadie paga por preguntar aquí."]);
  expect(of("removed")).toEqual(["El centro llama en un día."]);
  expect(bodyOf("Uno dos tres. Cuatro cinco.", "Uno dos tres.").map(({ kind }) => kind)).toEqual(["same", "removed"]);
});

test("equal versions have no differences, and a text that cannot be read is compared as its file", () => {
  expect(comparedTexts("page", [version(2, page("A", "b")), version(1, page("A", "b"))], 2)!.fields).toEqual([]);
  const broken = comparedTexts("page", [version(2, "sin campos"), version(1, "sin nada")], 1)!;
  expect(broken.fields.map(({ name }) => name)).toEqual([null]);
});

test("two texts that share nothing, each as long as a text may be, are compared in time", () => {
  const words = (of: string) => Array.from({ length: 6_000 }, (_, index) => `${of}${index}`).join(" ");
  expect(bodyOf(words("y"), words("x")).some(({ kind }) => kind === "added")).toBe(true);
});
