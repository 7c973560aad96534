/** Cuts a long text, without leaving half of a surrogate pair at its end, which no database accepts. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
