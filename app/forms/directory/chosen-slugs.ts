import { MAX_COMPARED } from "#domain/directory/comparison.ts";

/** The slugs that a visitor saved or compares, in a cookie. The server reads it on pages for one visitor, and a script on shared pages. */
export const COMPARED_COOKIE = "comparar";
export const SAVED_COOKIE = "guardados";

type ChoiceCookie = typeof COMPARED_COOKIE | typeof SAVED_COOKIE;

/** The maximum number of slugs, which have to fit into one cookie. */
export const MAX_CHOSEN: Record<ChoiceCookie, number> = { comparar: MAX_COMPARED, guardados: 60 };

/** Reads slugs separated by commas in an address or by dots in a cookie. Ignores duplicates and anything else. */
export function readSlugs(text: string | null | undefined, cookie: ChoiceCookie): string[] {
  return [...new Set((text ?? "").split(/[.,]/).filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug)))].slice(0, MAX_CHOSEN[cookie]);
}

/** Writes the cookie. When there are too many, the oldest are dropped. */
export const writeSlugs = (slugs: readonly string[], cookie: ChoiceCookie): string => slugs.slice(-MAX_CHOSEN[cookie]).join(".");
