/** Numbers as sources write them in words. */
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  "forty-two": 42,
  "forty-four": 44,
};

/** Digits grouped by commas or blanks, or with a decimal part. */
const NUMBER = /\d{1,3}(?:[,\u00a0 ]\d{3})+(?!\d)|\d+(?:[.·,]\d+)?/g;

/** Returns the numbers of a text. A point before three digits may group them, as in Spain, so both readings are returned. */
function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(NUMBER)].flatMap(([number]) => {
    const read = Number((/[,\u00a0 ]\d{3}(?!\d)/.test(number) ? number.replaceAll(/[,\u00a0 ]/g, "") : number).replace(/[·,]/, "."));
    return /^\d{1,3}\.\d{3}$/.test(number) ? [read, Number(number.replace(".", ""))] : [read];
  });
  const words = [...text.toLowerCase().matchAll(/[a-z]+(?:-[a-z]+)?/g)].flatMap(([word]) => WORDS[word] ?? []);
  return [...digits, ...words];
}

/** «1 a 8 de cada 100», «3 de cada 1000» */
const OUT_OF = /(\d+(?:\.\d+)?)(?: (?:a|o|y) (\d+(?:\.\d+)?))? de cada (\d[\d ,]*\d|\d)/g;
/** The name of a law, of its articles or of the emergency number. */
const NAMES = /(?:Ley|Leyes|reglamento|Reglamento|artículos?|arts?\.) \d[\d-]*(?:(?:, | y )\d[\d-]*)*|9-1-1/g;

/**
 * Returns the numbers of a sentence that none of these words carries. A rounded number is carried by what it rounds, and a share of a
 * hundred or a thousand by the percentage that it is. The names of laws are no figures.
 */
export function figuresWithout(sentence: string, words: string): number[] {
  const said = sentence
    .replaceAll(/\[\^[a-z0-9-]+\]/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(NAMES, "");
  const carried = numbersIn(words);
  const shares = new Set<number>();
  if (/%|per ?cent|por ciento/.test(words)) {
    for (const [, low, high, of] of said.matchAll(OUT_OF)) {
      const total = Number(of!.replaceAll(/[ ,]/g, ""));
      shares.add(total);
      for (const part of [low, high].flatMap((number) => (number ? [Number(number)] : [])))
        if (carried.some((percent) => Math.abs((percent / 100) * total - part) <= 0.5)) shares.add(part);
    }
  }
  const isCarried = (number: number) =>
    carried.some((one) => one === number || (Number.isInteger(number) && !Number.isInteger(one) && Math.round(one) === number));
  return [...new Set(numbersIn(said.replaceAll(/[a-zA-Z]+/g, " ")))].filter((number) => !isCarried(number) && !shares.has(number));
}
