import { baseLocale, isLocale, overwriteGetLocale } from "#messages/languages.ts";

/** Reads the language from the document, for islands and dashboards alike. */
overwriteGetLocale(() => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : baseLocale;
});
