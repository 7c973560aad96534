/** Where a written text would part an amount from its unit, or an hour from «p. m.»: the spaces of «US$ {price}», «95 %», «5:00 p. m.» */
const PARTED =
  /(?<=(?:US|RD)\$) (?=[\d{])|(?<=[\d}]) (?=[%€](?!\p{L}))|(?<=\d) (?=[ap]\.[ \u00a0]?m\.)|(?<=\d[ \u00a0][ap]\.) (?=m\.)|(?<=\d:\d\d) (?=m\.)/gu;

/** Keeps each amount and each hour of a written text in one line, with no-break spaces. */
export const unbroken = (text: string): string => text.replace(PARTED, "\u00a0");
