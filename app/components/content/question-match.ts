import { plain, plainWords } from "#platform/plain-text.ts";

/**
 * Returns whether a text contains every word of a search, ignoring accents, case and a plural's s. The page and its behaviour share this
 * rule.
 */
export function matchesWords(text: string, search: string): boolean {
  const where = plain(text);
  return plainWords(search).every((word) => where.includes(word.length > 4 ? word.replace(/(e?s)$/, "") : word));
}
