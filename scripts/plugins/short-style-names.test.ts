import { parseSync } from "vite";
import { expect, test } from "vitest";
import { type ShortNames, shortenCss, shortenStrings } from "./short-style-names.ts";

const names: ShortNames = {
  classes: new Map([
    ["md:grid-cols-[1fr_2fr]", "aa"],
    ["text-ink-2", "ab"],
    ["before:content-['']", "ac"],
    ["mt-2.5", "ad"],
  ]),
  variables: new Map([["--color-brand", "--aa"]]),
};
const inStrings = (code: string) => shortenStrings(code, parseSync("file.js", code).program, names);

test("selectors and custom properties get their short names everywhere in the style sheet", () => {
  expect(shortenCss("@media (width>=56.25rem){.md\\:grid-cols-\\[1fr_2fr\\]{color:var(--color-brand)}}", names)).toBe(
    "@media (width>=56.25rem){.aa{color:var(--aa)}}",
  );
  expect(shortenCss(".mt-2\\.5{margin:.625rem}.mt-2>.text-ink-2:hover{--color-brand:red}", names)).toBe(
    ".ad{margin:.625rem}.mt-2>.ab:hover{--aa:red}",
  );
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code with templates, as text
test("in code only whole words in strings are renamed", () => {
  expect(inStrings(`const a = "flex text-ink-2", b = "text-ink-2x"; `)).toBe('const a = "flex ab", b = "text-ink-2x"; ');
  expect(inStrings(`f({ "text-ink-2": on }, "before:content-['']", "mt-2.5")`)).toBe('f({ "ab": on }, "ac", "ad")');
  expect(inStrings("`text-ink-2 ${mt} mt-2.5 text-ink-2${suffix}`")).toBe("`ab ${mt} ad text-ink-2${suffix}`");
  expect(inStrings("`${`text-ink-2`} md:grid-cols-[1fr_2fr]`")).toBe("`${`ab`} aa`");
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code with templates, as text

test("a custom property that a script sets is renamed too", () =>
  expect(inStrings(`style({ "--color-brand": 1, fill: "var(--color-brand)", x: "var(--color-brand-hover)" })`)).toBe(
    'style({ "--aa": 1, fill: "var(--aa)", x: "var(--color-brand-hover)" })',
  ));
