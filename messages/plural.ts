import type { Locale } from "./languages.ts";

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the form that a language uses for so many. The rules are kept, since to make them takes longer than to write the text. */
export function plural(locale: Locale, count: number | string): Intl.LDMLPluralRule {
  let ofLanguage = rules.get(locale);
  if (!ofLanguage) {
    ofLanguage = new Intl.PluralRules(locale);
    rules.set(locale, ofLanguage);
  }
  return ofLanguage.select(Number(count));
}
