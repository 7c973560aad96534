import type { Course, Path, PathCost } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import { insideSentence } from "#texts/choice-names.ts";
import { PATH_NAMES } from "#texts/quotes.ts";

/** The names of paths in addresses. */
const WORDS: Readonly<Record<Path, string>> = { short: "corto", middle: "medio", long: "largo" };
export const PATH_WORDS = Object.values(WORDS);
export const wordOfPath = (path: Path): string => WORDS[path];

/** Returns the path of an address: the middle one, unless it names another. */
export const pathOfWord = (word: string | null): Path => (word === WORDS.short ? "short" : word === WORDS.long ? "long" : "middle");

/** Says what a path consists of, and that nobody knows whose it will be. */
export function pathText(path: Path, { cycles, transfers }: Course): string {
  const parts = [m.quotes_path_cycles({ count: cycles }), ...(transfers > 0 ? [m.quotes_path_transfers({ count: transfers })] : [])];
  return m.quotes_path_text({ path: insideSentence(PATH_NAMES[path]()), parts: parts.join(m.quotes_path_and()) });
}

/** Writes the cost of a path, with «≥» when it is a minimum. */
export const pathWord = ({ cents, isLeast }: PathCost): string =>
  isLeast ? m.quotes_path_least({ amount: formatUsd(cents) }) : formatUsd(cents);

/** Says how many prices a path lacks. */
export const missingText = ({ missing }: PathCost): string => m.quotes_path_missing({ count: missing });
