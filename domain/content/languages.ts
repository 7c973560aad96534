/** The languages that an address may name: «/en/centros». */
export const LANGUAGES = ["es", "en", "pt", "fr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Spanish pages have no prefix. */
export type FurtherLanguage = Exclude<Language, "es">;
export const FURTHER_LANGUAGES: readonly FurtherLanguage[] = LANGUAGES.filter((language) => language !== "es");

/** The languages for which `messages/` has texts. A page in another language would show Spanish texts. */
export const WRITTEN_LANGUAGES: readonly Language[] = ["es"];

/** Returns the languages that visitors get: Spanish, and those that an administrator switched on and that have texts. */
export function readLanguages(stored: unknown, written: readonly Language[] = WRITTEN_LANGUAGES): readonly Language[] {
  const chosen = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return written.filter((language) => language === "es" || chosen[language] === true);
}
