export type MessageSubstance = "detailed" | "short" | "brief" | "empty" | "spam";

const ADVERTISING = /https?:\/\/|www\.|\[url|<a\s|\bcasino\b|\bbitcoin\b|\bcrypto\b|\bviagra\b|\bbacklinks?\b|\bSEO\b/i;

/** Scores how much a message says, by its words and never by its meaning. */
export function messageSubstance(message: string): MessageSubstance {
  const words = message.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  if (words.length === 0) return "empty";
  if (ADVERTISING.test(message) || words.every(isGibberish)) return "spam";
  const different = new Set(words).size;
  return different >= 10 ? "detailed" : different >= 5 ? "short" : "brief";
}

/** Finds a repeated letter, or a long word that nobody could pronounce. */
function isGibberish(word: string): boolean {
  return /^(.)\1{3,}$/u.test(word) || (word.length >= 6 && /^[b-df-hj-np-tv-xz]+$/.test(word)) || /^(?:asdf|qwer|zxcv|hjkl)/.test(word);
}
