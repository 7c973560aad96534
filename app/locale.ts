import { baseLocale, getLocale } from "#app/paraglide/runtime.js";

/** A link inside the visitor's language: "/centros", or "/en/centros". Use it for every internal href and form action. */
export function href(path: string): string {
  const locale = getLocale();
  return locale === baseLocale ? path : `/${locale}${path === "/" ? "" : path}`;
}

/** The document's language tag: the Spanish of the Dominican Republic, or the plain language. */
export function languageTag(): string {
  const locale = getLocale();
  return locale === baseLocale ? "es-DO" : locale;
}
