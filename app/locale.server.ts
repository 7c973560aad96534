import { AsyncLocalStorage } from "node:async_hooks";
import { baseLocale, type Locale, overwriteGetLocale } from "#app/paraglide/runtime.js";
import { overwriteLanguages } from "./locale.ts";

interface Language {
  locale: Locale;
  enabled: readonly Locale[];
}
const current = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => current.getStore()?.locale ?? baseLocale);
overwriteLanguages(() => current.getStore()?.enabled ?? [baseLocale]);

/** The first path segment says the language, nothing else does: not Accept-Language, not a cookie. */
export function localeOf(pathname: string, enabled: readonly Locale[]): Locale {
  const segment = pathname.split("/", 2)[1]?.replace(/\.data$/, "");
  return enabled.find((locale) => locale === segment && locale !== baseLocale) ?? baseLocale;
}

/** The path as the routes know it. */
export function withoutLocale(pathname: string, enabled: readonly Locale[]): string {
  const locale = localeOf(pathname, enabled);
  return locale === baseLocale ? pathname : pathname.slice(locale.length + 1) || "/";
}

/**
 * Runs `work` with every message in `locale`; concurrent requests do not disturb each other. `enabled`: the languages that
 * pages name as their translations.
 */
export const inLocale = <T>(locale: Locale, work: () => T, enabled: readonly Locale[] = [locale]): T =>
  current.run({ locale, enabled }, work);
