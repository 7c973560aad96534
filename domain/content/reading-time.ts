/** The reading speed of Spanish prose on a screen, read with care. */
export const WORDS_PER_MINUTE = 200;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
