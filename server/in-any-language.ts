import type { MiddlewareHandler } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { localeOf, withoutLocale } from "#app/locale.server.ts";
import { baseLocale, type Locale } from "#messages/languages.ts";
import { behindAreas } from "./area-guards.ts";
import { ownOrigins } from "./foreign-origins.ts";
import type { RouteTree } from "./route-tree.ts";

const DEVELOPMENT = import.meta.env.DEV;

/** Makes one React Router handler per language, so that routes, links and redirects never mention it. */
export async function languageHandlers(languages: readonly Locale[], publicUrl: string) {
  // In production this is the build object, because a function would rebuild the route tree on every request.
  const load = async (locale: Locale): Promise<ServerBuild> => {
    const build = (await import("virtual:react-router/server-build")) as ServerBuild;
    return {
      ...build,
      routes: behindAreas(build.routes),
      // Compares hosts only; foreign-origins.ts has compared whole origins before.
      allowedActionOrigins: ownOrigins(publicUrl).map((origin) => new URL(origin).host),
      ...(locale !== baseLocale && { basename: `/${locale}` }),
    };
  };
  const made = languages.map(async (locale) => {
    const build = DEVELOPMENT ? () => load(locale) : await load(locale);
    return [locale, createRequestHandler(build, import.meta.env.MODE)] as const;
  });
  return new Map(await Promise.all(made));
}

/** Wraps a route tree, which knows no languages, to accept paths with a language in front. */
export function inAnyLanguage(
  { serves, patternOf, methodsOf, queryOf, takesFiles, declared }: RouteTree,
  languages: readonly Locale[],
): RouteTree {
  const inOne =
    <T>(answer: (path: string) => T) =>
    (path: string) =>
      answer(withoutLocale(path, languages));
  return {
    serves,
    patternOf: inOne(patternOf),
    methodsOf: inOne(methodsOf),
    queryOf: inOne(queryOf),
    takesFiles: inOne(takesFiles),
    declared,
  };
}

/**
 * Leads from a page in a language that is switched off to the same page in Spanish. A link in an earlier mail still works, and a form
 * that was open keeps what was typed: a browser repeats the whole request after a 307.
 */
export function leadToSpanish(languages: readonly Locale[], offered: () => readonly Locale[]): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (offered().includes(localeOf(pathname, languages))) return next();
    c.header("Cache-Control", "no-store");
    // Exactly one slash in front, since two would name another host.
    return c.redirect(`/${withoutLocale(pathname, languages).replace(/^\/+/, "")}${search}`, 307);
  };
}
