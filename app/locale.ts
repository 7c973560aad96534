import { baseLocale, getLocale } from "#app/paraglide/runtime.js";

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
