/** Returns the place of a sentence, beside those of the sections. */
export const sentencePlace = (number: number) => `frase-${number}`;
