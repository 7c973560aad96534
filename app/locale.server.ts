import { AsyncLocalStorage } from "node:async_hooks";
import { baseLocale, type Locale, overwriteGetLocale } from "#messages/languages.ts";
import { overwriteLanguages } from "./locale.ts";

interface Language {
  locale: Locale;
  enabled: readonly Locale[];
}
const current = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => current.getStore()?.locale ?? baseLocale);
overwriteLanguages(() => current.getStore()?.enabled ?? [baseLocale]);

/** Reads the language from the first path segment. Neither Accept-Language nor a cookie counts. */
export function localeOf(pathname: string, enabled: readonly Locale[]): Locale {
  const segment = pathname.split("/", 2)[1]?.replace(/\.data$/, "");
  return enabled.find((locale) => locale === segment && locale !== baseLocale) ?? baseLocale;
}

/** Returns the path without its language, as the routes know it. */
export function withoutLocale(pathname: string, enabled: readonly Locale[]): string {
  const locale = localeOf(pathname, enabled);
  return locale === baseLocale ? pathname : pathname.slice(locale.length + 1) || "/";
}

/**
 * Runs `work` with every message in `locale`. Concurrent requests do not disturb each other. `enabled` are the languages that pages
 * name as their translations.
 */
export const inLocale = <T>(locale: Locale, work: () => T, enabled: readonly Locale[] = [locale]): T =>
  current.run({ locale, enabled }, work);
