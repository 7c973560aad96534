/** A text from outside, as something to look up; null for what no name or id of ours can be, and no database would take. */
export function lookupText(text: string | null | undefined): string | null {
  return text && text.length <= 200 && !/[\0\p{Surrogate}]/u.test(text) ? text : null;
}
