import { baseLocale, overwriteGetLocale, toLocale } from "#app/paraglide/runtime.js";

/** Reads the language from the document, for islands and dashboards alike. */
overwriteGetLocale(() => toLocale(document.documentElement.lang) ?? baseLocale);
