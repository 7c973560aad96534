/** Spanish prose on a screen, read with care. */
export const WORDS_PER_MINUTE = 200;
