import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, readLanguages, WRITTEN_LANGUAGES } from "./languages.ts";

const filesOf = (language: string) => readdirSync(`messages/${language}`).filter((name) => name.endsWith(".json"));
const keysOf = (language: string) =>
  filesOf(language).flatMap((name) => Object.keys(JSON.parse(readFileSync(`messages/${language}/${name}`, "utf8"))));

test("a language counts as written when every text of the site is in it", () => {
  const all = keysOf("es").sort();
  const folders = readdirSync("messages");
  const complete = LANGUAGES.filter((language) => folders.includes(language) && keysOf(language).sort().join() === all.join());
  expect(WRITTEN_LANGUAGES).toEqual(complete);
});

test("Spanish is always offered, and what is stored may be damaged", () => {
  const written = ["es", "en", "pt"] as const;
  expect(readLanguages({ en: true, pt: "yes", fr: true }, written)).toEqual(["es", "en"]);
  for (const damaged of [null, "en", 7, ["en"], { es: false }]) expect(readLanguages(damaged, written)).toEqual(["es"]);
});
