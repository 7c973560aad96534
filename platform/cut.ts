/** Cuts a long text, and leaves no half of a pair of surrogates at its end, which no database takes. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
