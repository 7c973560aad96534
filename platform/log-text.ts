/** A longer message of a library repeats somebody's input, and the patterns below would take too long on it. */
const MAX_LENGTH = 1_000;
/** Matches what `signToken` of keys.ts makes. */
const TOKEN = /\b\d{1,4}\.[\w-]{16,}\.[\w-]{43}/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Matches a path with escapes or a query. */
const PATH_WITH_VALUES = /[^\s"'`<>()]*(?:%[0-9a-f]{2}|[\w/]\?[\w%.-]+=)[^\s"'`<>()]*/gi;
/** Matches what libraries quote: the address or the text that they were given. */
const QUOTED_PATH = /(["'`])\/[^"'`]*\1/g;
const BARE_PATH = /(?<![^\s(=])\/\S+/g;
const QUOTED = /(["'`])(?:(?!\1).)+\1/gs;

/** Removes from a library's or an error's message what may be personal: addresses of pages, signed tokens, e-mail addresses. */
export function withoutAddresses(text: string): string {
  return withoutTokens(shortened(text)).replace(QUOTED_PATH, "$1…$1").replace(PATH_WITH_VALUES, "…").replace(EMAIL, "…@…");
}

/** Also removes the values that a message quotes because they could not be read. */
export const withoutValues = (text: string): string => withoutAddresses(shortened(text).replace(QUOTED, "$1…$1").replace(BARE_PATH, "…"));

export const withoutTokens = (text: string): string => text.replace(TOKEN, "…");

const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
