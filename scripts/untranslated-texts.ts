import type { Plugin } from "vite";

/**
 * Makes a text that only the base language has the text itself. Paraglide writes a name for each language and a choice between them,
 * which takes as many bytes as a short text and asks for the visitor's language each time. A text with a translation keeps its choice.
 */
export function untranslatedTexts(baseLocale: string): Plugin {
  return {
    name: "untranslated-texts",
    apply: "build",
    transform: {
      filter: { id: { include: /\/paraglide\/messages\/\w+\.js$/, exclude: /\/_index\.js$/ } },
      handler: (code) => ({ code: withoutChoice(code, baseLocale), map: null }),
    },
  };
}

/** The function that chooses: its declaration, its name, and what it does. */
const CHOICE = /^((?:export )?const (\w+) = ).*\n\tconst locale = (.*\n)*?\}\);/m;

/** Returns the module of one text without its choice of a language where all languages say the same. */
export function withoutChoice(code: string, baseLocale: string): string {
  if (code.includes("getLocale()") && !CHOICE.test(code)) throw new Error("Paraglide chooses a language in another way now");
  return code.replace(CHOICE, (choice, declaration, name) => {
    const base = `${baseLocale}_${name}`;
    const chosen = [...choice.matchAll(/return (\w+)\(inputs\)/g)].map(([, text]) => text);
    const same = chosen.includes(base) && chosen.every((text) => text === base || code.includes(`const ${text} = ${base};`));
    return same ? `${declaration}${base};` : choice;
  });
}
