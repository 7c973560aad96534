import { foldedLetters } from "#domain/masking/folded-text.ts";

/** Returns true when a needle can still be read in a text, whatever characters are between its letters. */
export function stillShows(text: string, needle: string): boolean {
  const letters = foldedLetters(needle);
  return letters.length > 0 && foldedLetters(text).includes(letters);
}
