/** Longer words of a library would be somebody's input; what follows also takes longer than its input is long. */
const MAX_LENGTH = 1_000;
/** `sign` of keys.ts makes them. */
const TOKEN = /\b\d{1,4}\.[\w-]{16,}\.[\w-]{43}/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A path with what an address of ours may have in it: escapes, or a query. */
const PATH_WITH_VALUES = /[^\s"'`<>()]*(?:%[0-9a-f]{2}|[\w/]\?[\w%.-]+=)[^\s"'`<>()]*/gi;
/** What libraries quote is the address or the text that they were given. */
const QUOTED_PATH = /(["'`])\/[^"'`]*\1/g;
const BARE_PATH = /(?<![^\s(=])\/\S+/g;
const QUOTED = /(["'`])(?:(?!\1).)+\1/gs;

/** The words of a library or an error, without what may be somebody's: addresses of pages, signed tokens, e-mail addresses. */
export function withoutAddresses(text: string): string {
  return withoutTokens(shortened(text)).replace(QUOTED_PATH, "$1…$1").replace(PATH_WITH_VALUES, "…").replace(EMAIL, "…@…");
}

/** The same for words that repeat a value they could not read. */
export const withoutValues = (text: string): string => withoutAddresses(shortened(text).replace(QUOTED, "$1…$1").replace(BARE_PATH, "…"));

export const withoutTokens = (text: string): string => text.replace(TOKEN, "…");

const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
