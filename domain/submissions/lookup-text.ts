/** Prepares a text from outside for a query. Returns null when no name or id can equal it, or when the database would refuse it. */
export function lookupText(text: string | null | undefined): string | null {
  return text && text.length <= 200 && !/[\0\p{Surrogate}]/u.test(text) ? text : null;
}

/** Returns whether a text from outside can be the id of a row. */
export const isRowId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
