import type { DeclaredRoute } from "#app/handle.ts";

/**
 * * Returns the links that a browser may prerender: those to public pages, unless their route forbids it. The format is described at
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules.
 */
export function speculationRules(routes: readonly DeclaredRoute[], locales: readonly string[]): string {
  const closed = routes.filter(({ audience, handle }) => audience !== "public" || handle.prerender === false);
  const patterns = closed.flatMap(({ pattern }) => ["", ...locales.map((locale) => `/${locale}`)].map((prefix) => prefix + pattern));
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: patterns } },
      { not: { selector_matches: "[rel~=nofollow],[data-no-prerender]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ eagerness: "moderate", where }] });
}
