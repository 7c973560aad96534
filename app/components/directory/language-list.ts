import { insideSentence } from "#texts/choice-names.ts";

/** Joins language names in the order of the directory's own list: «Español, inglés, francés» */
export function languageList(codes: readonly string[], languages: readonly { code: string; name: string }[]): string {
  return languages
    .filter(({ code }) => codes.includes(code))
    .map(({ name }, index) => (index === 0 ? name : insideSentence(name)))
    .join(", ");
}
