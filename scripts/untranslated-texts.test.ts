import { expect, test } from "vitest";
import { withoutChoice } from "./untranslated-texts.ts";

/** A module as Paraglide writes it, with the English text given. */
const moduleWith = (english: string) => `import { getLocale, experimentalStaticLocale } from '../runtime.js';
const es_home_title = /** @type {() => LocalizedString} */ () => {
	return \`Centros\`
};
const en_home_title = ${english};
export const home_title = /** @type {() => LocalizedString} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_home_title(inputs)
	return es_home_title(inputs)
});`;

test("a text that every language takes from the base is that text itself", () => {
  const code = withoutChoice(moduleWith("es_home_title"), "es");
  expect(code).toContain("export const home_title = es_home_title;");
  expect(code).not.toContain("if (locale");
});

test("a text with a translation keeps the choice", () => {
  const code = moduleWith("() => `Centers`");
  expect(withoutChoice(code, "es")).toBe(code);
});

test("a module that chooses in another way is not overlooked", () =>
  expect(() => withoutChoice("export const home_title = () => texts[getLocale()]();", "es")).toThrow("Paraglide"));
