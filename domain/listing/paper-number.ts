/** The longest number of a paper. */
export const MAX_PAPER_NUMBER = 60;

/** Returns the letters and digits of a paper's number: «EX-1234», «ex 1234» and «EX1234» are one. */
export const bareNumber = (number: string): string =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
