import { MAX_COMPARED } from "#domain/directory/comparison.ts";

/** What a visitor saved or compares, as slugs in a cookie. The server reads it on pages for one visitor, a script on shared pages. */
export const COMPARED_COOKIE = "comparar";
export const SAVED_COOKIE = "guardados";

type ChoiceCookie = typeof COMPARED_COOKIE | typeof SAVED_COOKIE;

/** More hearts would not fit into one cookie. */
export const MAX_CHOSEN: Record<ChoiceCookie, number> = { comparar: MAX_COMPARED, guardados: 60 };

/** Reads slugs separated by commas in an address or by dots in a cookie. Ignores duplicates and anything that is no slug. */
export function readSlugs(text: string | null | undefined, cookie: ChoiceCookie): string[] {
  return [...new Set((text ?? "").split(/[.,]/).filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug)))].slice(0, MAX_CHOSEN[cookie]);
}

/** Writes the cookie. When there are too many, the oldest are dropped. */
export const writeSlugs = (slugs: readonly string[], cookie: ChoiceCookie): string => slugs.slice(-MAX_CHOSEN[cookie]).join(".");
