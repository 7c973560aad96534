/**
 * Numbers as people dictate them, in the languages that write to us. Whatever makes seven digits in a row is a phone number,
 * so ambiguous words do no harm alone; «un», «una», «mil» are left out, because sentences are full of them.
 */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  [
    ...`cero 0 uno 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
  dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintidos 22 veintitres 23 veinticuatro 24
  veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60
  setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500
  seiscientos 600 setecientos 700 ochocientos 800 novecientos 900
  zero 0 oh 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14
  fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80
  ninety 90 hundred 00
  deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8 neuf 9 dix 10 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60
  um 1 dois 2 quatro 4 sete 7 oito 8 nove 9
  null 0 eins 1 zwei 2 zwo 2 drei 3 vier 4 funf 5 fuenf 5 sechs 6 sieben 7 acht 8 neun 9
  due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8`.matchAll(/(\p{L}+) (\d+)/gu),
  ].map(([, word, digits]) => [word!, digits!]),
);
/** Ten digits written together are some fifty letters. */
const LONGEST_NUMBER = 120;
const LONGEST = Math.max(...[...NUMBER_WORDS.keys()].map((word) => word.length));

/** The digits of a folded word, or null when it is not a number: «8», «ocho», «ochoceronueve», «8cero9», «8O9». */
export function spokenDigits(word: string): string | null {
  if (/^\d+$/.test(word)) return word;
  if (word.length > LONGEST_NUMBER) return null;
  // Letters drawn like digits, among digits.
  if (/^[\doil]+$/.test(word) && /\d/.test(word)) return word.replace(/o/g, "0").replace(/[il]/g, "1");
  const parts = word.match(/\d+|\D+/g) ?? [];
  let digits = "";
  for (const part of parts) {
    const spoken = /^\d/.test(part) ? part : segment(part);
    if (spoken === null) return null;
    digits += spoken;
  }
  return digits;
}

/** Cuts words written together into numbers, longest first, with «y» between them: «cincuentaycinco». */
function segment(word: string): string | null {
  const whole = NUMBER_WORDS.get(word);
  if (whole !== undefined) return whole;
  const dead = new Set<number>();
  const from = (at: number): string | null => {
    if (at === word.length) return "";
    if (dead.has(at)) return null;
    for (let length = Math.min(LONGEST, word.length - at); length >= 2; length--) {
      const spoken = NUMBER_WORDS.get(word.slice(at, at + length));
      if (spoken === undefined) continue;
      const next = at + length;
      const rest = from(next) ?? (word[next] === "y" && next + 1 < word.length ? from(next + 1) : null);
      if (rest !== null) return spoken + rest;
    }
    dead.add(at);
    return null;
  };
  return from(0);
}
