import { baseLocale, getLocale, type Locale } from "#messages/languages.ts";

/** Returns a link in the visitor's language: "/centros" or "/en/centros". Every internal href and form action needs it. */
export function href(path: string): string {
  const locale = getLocale();
  return locale === baseLocale ? path : `/${locale}${path === "/" ? "" : path}`;
}

/** Returns the document's language tag. Spanish is that of the Dominican Republic. */
export function languageTag(): string {
  const locale = getLocale();
  return locale === baseLocale ? "es-DO" : locale;
}

const TERRITORIES: Readonly<Record<Locale, string>> = { es: "DO", en: "US", pt: "BR", fr: "FR", de: "DE", nl: "NL" };

/** Returns the visitor's language as Open Graph writes it, with a territory. */
export function openGraphLocale(): string {
  const locale = getLocale();
  return `${locale}_${TERRITORIES[locale]}`;
}

let switchedOn = (): readonly Locale[] => [baseLocale];
/** Says how to find out which languages visitors get; only the server knows. */
export function overwriteLanguages(answer: () => readonly Locale[]): void {
  switchedOn = answer;
}

/** Returns the same page in every language that visitors get, this one included; nothing while there is only one. */
export function translations(address: string): { locale: Locale; address: string }[] {
  const locales = switchedOn();
  if (locales.length < 2) return [];
  const current = getLocale();
  const url = new URL(address);
  const path = current === baseLocale ? url.pathname : url.pathname.slice(current.length + 1) || "/";
  return locales.map((locale) => {
    const prefixed = locale === baseLocale ? path : `/${locale}${path === "/" ? "" : path}`;
    return { locale, address: new URL(prefixed + url.search, url.origin).href };
  });
}
