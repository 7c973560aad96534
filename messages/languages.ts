/** The languages that the site can be in, the one that all texts are written in first. */
export const locales = ["es", "en", "pt", "fr", "de", "nl"] as const;

export type Locale = (typeof locales)[number];

/** What every text is written in, and what pages say where a translation is missing. */
export const baseLocale = "es" satisfies Locale;

let visitorsLocale = (): Locale => baseLocale;

/** Returns the language in which to write for the visitor. */
export function getLocale(): Locale {
  return visitorsLocale();
}

/** Says how to find out the visitor's language, which server and browser do differently. */
export function overwriteGetLocale(answer: () => Locale): void {
  visitorsLocale = answer;
}

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
