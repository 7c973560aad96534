import { expect, test } from "vitest";
import { languageList } from "./language-list.ts";

const languages = [
  { code: "es", name: "Español" },
  { code: "en", name: "Inglés" },
  { code: "fr", name: "Francés" },
];

test("languages read as a sentence, in the directory's order", () => {
  expect(languageList(["fr", "es"], languages)).toBe("Español, francés");
  expect(languageList([], languages)).toBe("");
});
