import { baseLocale, overwriteGetLocale, toLocale } from "#app/paraglide/runtime.js";

/** In the browser the document says its language, for islands and dashboards alike. */
overwriteGetLocale(() => toLocale(document.documentElement.lang) ?? baseLocale);
