/**
 * Returns a text from outside for use in a query, or null when no name or id can look like it or the database would refuse it.
 */
export function lookupText(text: string | null | undefined): string | null {
  return text && text.length <= 200 && !/[\0\p{Surrogate}]/u.test(text) ? text : null;
}
