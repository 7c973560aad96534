import { expect, test } from "vitest";
import type { TextVersion } from "#domain/content/text-queries.server.ts";
import { comparedTexts } from "./compared-texts.server.ts";

const LONG = "Palabras que nadie tocó. ".repeat(100);
const version = (number: number, text: string) => ({ number, text }) as TextVersion;
const page = (title: string, body: string) => `---\nname: Términos\ntitle: ${title}\nsources: [a, b]\n---\n${body}\n`;

test("only what differs is shown, field by field, and the long run of equal words around it is folded", () => {
  const versions = [
    version(2, page("Términos de uso", `${LONG}Respondemos en dos días. ${LONG}`)),
    version(1, page("Términos", `${LONG}Respondemos en tres días. ${LONG}`)),
  ];
  const { from, to, fields } = comparedTexts("page", versions, 1)!;
  expect([from, to]).toEqual([1, 2]);
  expect(fields.map(({ name }) => name)).toEqual(["title", null]);
  expect(fields[0]!.parts).toEqual([
    { kind: "same", words: "Términos" },
    { kind: "added", words: " de uso" },
  ]);
  const body = fields[1]!.parts;
  expect(body.map(({ kind }) => kind)).toEqual(["folded", "same", "removed", "added", "same", "folded"]);
  expect(body.find(({ kind }) => kind === "added")!.words.trim()).toBe("dos");
  expect(body.map(({ words }) => words).join("").length).toBeLessThan(400);
});

test("equal versions have no differences, and a text that cannot be read is compared as its file", () => {
  expect(comparedTexts("page", [version(2, page("A", "b")), version(1, page("A", "b"))], 2)!.fields).toEqual([]);
  const broken = comparedTexts("page", [version(2, "sin campos"), version(1, "sin nada")], 1)!;
  expect(broken.fields.map(({ name }) => name)).toEqual([null]);
});

test("two texts that share nothing, each as long as a text may be, are compared in time", () => {
  const words = (of: string) => Array.from({ length: 6_000 }, (_, index) => `${of}${index}`).join(" ");
  const { fields } = comparedTexts("page", [version(2, page("A", words("x"))), version(1, page("A", words("y")))], 1)!;
  expect(fields[0]!.parts.some(({ kind }) => kind === "added")).toBe(true);
});
