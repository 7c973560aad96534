import names from "./synonyms.json" with { type: "json" };

/**
 * Each list has the names of one thing. A search for any of them also finds texts that use another one. A name with a wider or narrower
 * meaning does not belong in the list.
 */
export const SYNONYMS: readonly (readonly string[])[] = names;
