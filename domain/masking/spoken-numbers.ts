import { isListedWord } from "./ordinary-words.ts";

/**
 * Numbers as people dictate them, in the languages that people write to us. «un», «una» and other frequent words count only among other
 * numbers of their language: see `isNumberAmong`.
 */
const LANGUAGES: Readonly<Record<string, string>> = {
  es: `cero 0 uno 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
  dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintiun 21 veintidos 22 veintitres 23 veinticuatro 24
  veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60
  setenta 70 ochenta 80 noventa 90 treinti 30 cuarenti 40 cincuenti 50 sesenti 60 setenti 70 ochenti 80 noventi 90 cien 100 ciento 100 cientos 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500
  seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 doscientas 200 trescientas 300 cuatrocientas 400 quinientas 500
  seiscientas 600 setecientas 700 ochocientas 800 novecientas 900`,
  en: `zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14
  fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80
  ninety 90 hundred 100 nought 0 naught 0 niner 9`,
  fr: `deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 dixsept 17
  dixhuit 18 dixneuf 19 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 soixantedix 70 septante 70 quatrevingt 80
  quatrevingts 80 octante 80 huitante 80 nonante 90 quatrevingtdix 90`,
  pt: `um 1 dois 2 duas 2 quatro 4 sete 7 oito 8 nove 9 dez 10 doze 12 treze 13 quatorze 14 catorze 14 dezesseis 16 dezessete 17 dezoito 18
  dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 oitenta 80 cento 100 duzentos 200 trezentos 300 quatrocentos 400
  quinhentos 500 seiscentos 600 setecentos 700 oitocentos 800 novecentos 900`,
  it: `due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14 quindici 15 sedici 16
  diciassette 17 diciotto 18 diciannove 19 venti 20 trenta 30 quaranta 40 cinquanta 50 sessanta 60 settanta 70 ottanta 80 novanta 90
  duecento 200 trecento 300 quattrocento 400 cinquecento 500 seicento 600 settecento 700 ottocento 800 novecento 900`,
  ht: `zewo 0 youn 1 twa 3 kat 4 senk 5 sis 6 wit 8 uit 8 nef 9 onz 11 douz 12 trez 13 katoz 14 kenz 15 sez 16 diset 17 dizwit 18
  diznef 19 trant 30 karant 40 senkant 50 swasant 60 katreven 80 ${creoleTens()}`,
  de: `null 0 eins 1 zwei 2 zwo 2 drei 3 vier 4 funf 5 fuenf 5 sechs 6 sieben 7 acht 8 neun 9 zwanzig 20 dreissig 30 vierzig 40 funfzig 50
  sechzig 60 siebzig 70 achtzig 80 neunzig 90`,
};
/** Words that are numbers in dictation and something else in most sentences. */
const DOUBTFUL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { un: "1", una: "1", mil: "1000" },
  en: { oh: "0", o: "0", won: "1", to: "2", too: "2", for: "4", ate: "8", thousand: "1000" },
  fr: { un: "1", une: "1", six: "6", cent: "100", mille: "1000" },
  pt: { tres: "3", cem: "100", uma: "1", meia: "6", mil: "1000" },
  it: { un: "1", zero: "0", uno: "1", sei: "6", nove: "9", cento: "100", mille: "1000" },
  ht: { en: "1", yon: "1", de: "2", set: "7", dis: "10", ven: "20", san: "100", mil: "1000" },
  de: {},
};

/** Makes Creole numbers. Tens and units are one word, with several spellings where they meet: «vennde», «karannsenk», «katrevendis». */
function creoleTens(): string {
  const tens: Record<string, number> = {
    venn: 20,
    vent: 20,
    ventn: 20,
    trann: 30,
    trant: 30,
    karann: 40,
    karant: 40,
    senkann: 50,
    senkant: 50,
    swasann: 60,
    swasant: 60,
    katreven: 80,
  };
  const units = "en eyen de twa kat senk sis set wit nef dis onz douz trez katoz kenz sez diset dizwit diznef".split(" ");
  const values = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
  return Object.entries(tens)
    .flatMap(([ten, value]) =>
      units.map((unit, at) => ({ word: ten + unit, value: value + values[at]!, over: values[at]! >= 10 && value < 60 })),
    )
    .filter(({ over }) => !over)
    .map(({ word, value }) => `${word} ${value}`)
    .join(" ");
}

interface Spoken {
  digits: string;
  languages: readonly string[];
}

const NUMBER_WORDS = new Map<string, Spoken>();
const BY_SOUND = new Map<string, string>();
for (const [language, words] of Object.entries(LANGUAGES))
  for (const [, word, digits] of words.matchAll(/(\p{L}+) (\d+)/gu)) {
    const known = NUMBER_WORDS.get(word!);
    if (known) NUMBER_WORDS.set(word!, { ...known, languages: [...known.languages, language] });
    else NUMBER_WORDS.set(word!, { digits: digits!, languages: [language] });
    if (word!.length >= 3 && !BY_SOUND.has(soundOf(word!))) BY_SOUND.set(soundOf(word!), digits!);
  }

/** Ten digits written together are some fifty letters. */
const MAX_LENGTH = 120;
const MAX_WORD = Math.max(...[...NUMBER_WORDS.keys()].map((word) => word.length));

/**
 * Returns the numbers in a folded word, or null when it is not made of numbers: «8», «ocho», «ochoceronueve», «8cero9», «0ch0», «sinco».
 */
export function spokenParts(word: string): string[] | null {
  if (/^\d+$/.test(word)) return [word];
  if (word.length > MAX_LENGTH) return null;
  // Letters that look like digits, among digits.
  if (/^[\doil]+$/.test(word) && /\d/.test(word)) return [word.replace(/o/g, "0").replace(/[il]/g, "1")];
  if (/^[\doilsz]+$/.test(word) && /\d\D*\d/.test(word)) return [word.replace(/[oilsz]/g, (letter) => "01152"["oilsz".indexOf(letter)]!)];
  const parts: string[] = [];
  for (const part of word.match(/\d+|\D+/g) ?? []) {
    const spoken = /^\d/.test(part) ? [part] : segment(part, (piece) => NUMBER_WORDS.get(piece)?.digits);
    if (spoken === null) return misspelt(word);
    parts.push(...spoken);
  }
  return parts;
}

/** Returns the digits of a misspelt number that only sounds like one: «nuebe», «sinko», «oxo», «c1nc0», «ochooo». */
function misspelt(word: string): string[] | null {
  const read = word.replace(/[013457]/g, (digit) => "oieast"["013457".indexOf(digit)]!);
  if (/\d/.test(read) || read.length < 3) return null;
  if (read !== word) return segment(read, (piece) => NUMBER_WORDS.get(piece)?.digits) ?? soundsLikeDigits(read);
  return isListedWord(word) ? null : soundsLikeDigits(word);
}

/** Returns the numbers that a word sounds like when read aloud. */
export function soundsLikeDigits(word: string): string[] | null {
  const sound = soundOf(word);
  return segment(sound, (piece) => BY_SOUND.get(piece)) ?? segment(soundOf(sound.replace(/(.)\1+/g, "$1")), (piece) => BY_SOUND.get(piece));
}

/** Returns one spelling for everything that sounds alike to people who dictate in Spanish. */
function soundOf(word: string): string {
  return word
    .replace(/(.)\1+/g, "$1")
    .replace(/ch|sh/g, "x")
    .replace(/ph/g, "f")
    .replace(/qu(?=[ei])|q/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/c/g, "k")
    .replace(/v|w(?=[aeiou])/g, "b")
    .replace(/h/g, "")
    .replace(/(.)\1+/g, "$1");
}

/** Returns the digits of a word that usually means something else, if two words around it are numbers in its language. */
export function doubtfulDigits(word: string, around: readonly (string | undefined)[]): string | null {
  for (const [language, words] of Object.entries(DOUBTFUL)) {
    if (!Object.hasOwn(words, word)) continue;
    const numbers = around.filter((other) => other !== undefined && NUMBER_WORDS.get(other)?.languages.includes(language));
    if (numbers.length >= (words[word] === "1000" || words[word] === "100" ? 1 : 2)) return words[word]!;
  }
  return null;
}

/** Reads a number with one letter wrong, missing, added or swapped: «nuve», «cuarto». Use it only among other numbers. */
export function nearlyDigits(word: string): string | null {
  if (word.length < 3 || word.length > MAX_WORD + 1) return null;
  for (const [number, { digits }] of NUMBER_WORDS)
    if (number.length >= 4 && digits.length <= 2 && isOneEditAway(number, word)) return digits;
  return null;
}

export function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const max = Math.min(one.length, other.length) - start;
  while (end < max && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === `${b[1]}${b[0]}`);
}

/** Splits words written together into numbers, longest first, with «y» between them: «cincuentaycinco». */
function segment(word: string, digitsOf: (piece: string) => string | undefined): string[] | null {
  const whole = digitsOf(word);
  if (whole !== undefined) return [whole];
  const dead = new Set<number>();
  const from = (at: number): string[] | null => {
    if (at === word.length) return [];
    if (dead.has(at)) return null;
    for (let length = Math.min(MAX_WORD, word.length - at); length >= 2; length--) {
      const spoken = digitsOf(word.slice(at, at + length));
      if (spoken === undefined) continue;
      const next = at + length;
      const rest =
        from(next) ??
        (word[next - 1] === "o" && length > 2 && word[next] === "c" ? from(next - 1) : null) ??
        (/[yi]/.test(word[next] ?? "") && next + 1 < word.length ? from(next + 1) : null);
      if (rest !== null) return [spoken, ...rest];
    }
    dead.add(at);
    return null;
  };
  return from(0);
}
