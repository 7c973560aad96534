import type { Span } from "./words.ts";

/** One word as it was written, and as it is looked up. */
export interface Written extends Span {
  text: string;
  folded: string;
  /** The text before it, back to the previous word. */
  gap: string;
}

const SHORTENED = /^(?:\p{L}|fco|fca|ma|alt|jr|sta|sto|vda|hdez|gzlez|rguez|mtez|fdez)$/u;

/** Reads the words of a message as they were written. */
export function writtenWords(message: string): Written[] {
  let at = 0;
  return [...message.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)].map(({ 0: text, index }) => {
    const gap = message.slice(at, index);
    at = index + text.length;
    const folded = foldedWord(text);
    return { text, folded, gap, start: index, end: at };
  });
}

export const foldedWord = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("’", "'");

/** Returns the first word that ends after a position, by binary search, since a text may be full of names. */
export function firstBehind(words: readonly Written[], place: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle]!.end > place) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Returns whether a word continues the name of the word before it: after blanks, or after the point of «Fco.» and «P.». */
export function isJoint(words: readonly Written[], at: number): boolean {
  const { gap } = words[at]!;
  return /^[ \u00a0]{1,2}$/.test(gap) || (/^\. ?$/.test(gap) && SHORTENED.test(words[at - 1]!.folded));
}

export const isCapitalised = ({ text }: Written): boolean => /^\p{Lu}/u.test(text);
