import { plain, plainWords } from "#domain/directory/spanish-text.ts";

/** Whether a text has every word of a search: accents, case and a plural's s do not count. The page and its behaviour both ask this. */
export function matchesWords(text: string, search: string): boolean {
  const where = plain(text);
  return plainWords(search).every((word) => where.includes(word.length > 4 ? word.replace(/(e?s)$/, "") : word));
}
