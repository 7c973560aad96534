import { MAX_COMPARED } from "#domain/directory/comparison.ts";

/** What a visitor set aside, as slugs in a cookie: the server reads it on the pages of its own, script marks it on shared ones. */
export const COMPARED_COOKIE = "comparar";
export const SAVED_COOKIE = "guardados";

type ChoiceCookie = typeof COMPARED_COOKIE | typeof SAVED_COOKIE;

/** More hearts would not fit into one cookie. */
export const MAX_CHOSEN: Record<ChoiceCookie, number> = { comparar: MAX_COMPARED, guardados: 60 };

/** Never fails: what is no slug is left out, and so is what comes twice. Commas in an address, dots in a cookie. */
export function readSlugs(text: string | null | undefined, cookie: ChoiceCookie): string[] {
  return [...new Set((text ?? "").split(/[.,]/).filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug)))].slice(0, MAX_CHOSEN[cookie]);
}

/** The oldest give way. */
export const writeSlugs = (slugs: readonly string[], cookie: ChoiceCookie): string => slugs.slice(-MAX_CHOSEN[cookie]).join(".");
