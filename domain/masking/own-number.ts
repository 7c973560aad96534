import { type NumberInText, numbersAsMeant, numbersWordByWord } from "./numbers.ts";
import { isQuantity } from "./quantities.ts";
import type { Span, Word } from "./words.ts";

/** Fewer digits than an area code identify nobody by themselves. */
const MIN_GROUP = 3;
/** This many digits in order are the writer's number and no coincidence, whatever is between them. */
const MIN_SURE = 6;
/** One group alone may be the value of a test. A second group shows that it is not. */
const MIN_TOGETHER = 5;
const BACKWARDS = /al reves|reves|inverso|inversa|invertido|invertida|invertidos|atras|backwards?|reversed?|envers|contrario|alreves|lanve/;

/** Returns where the writer's own number occurs, whole or in groups, in digits or words, near each other or not. */
export function ownNumberSpans(folded: string, words: readonly Word[], phones: readonly string[], min = MIN_TOGETHER): Span[] {
  const needles = digitsOf(phones);
  if (needles.length === 0) return [];
  const backwards = BACKWARDS.test(folded);
  const readings = [numbersWordByWord(words), numbersAsMeant(folded, words)].map((numbers) => withSpelled(folded, numbers));
  return [
    ...readings.flatMap((numbers) =>
      needles.flatMap((needle) => [
        ...groupSpans(folded, numbers, needle, MIN_GROUP, min),
        ...groupSpans(folded, numbers, reverse(needle), backwards ? MIN_GROUP : MIN_SURE, min),
      ]),
    ),
    ...needles.flatMap((needle) => drawnSpans(folded, needle)),
  ];
}

function digitsOf(phones: readonly string[]): string[] {
  return [...new Set(phones.map((phone) => phone.replace(/\D/g, "")).filter((digits) => digits.length >= 7))];
}

/** Joins digits that are spoken one by one: «ocho dos nueve» is one group. */
function withSpelled(folded: string, numbers: readonly NumberInText[]): NumberInText[] {
  const joined: NumberInText[] = [];
  for (const number of numbers) {
    const last = joined.at(-1);
    const single =
      number.digits.length === 1 &&
      last !== undefined &&
      number.start - last.end <= 2 &&
      !/\p{L}/u.test(folded.slice(last.end, number.start)) &&
      last.start < number.start;
    if (last && single && spelledSoFar(last, folded))
      joined[joined.length - 1] = { digits: last.digits + number.digits, start: last.start, end: number.end };
    else joined.push(number);
  }
  return joined;
}

/** Returns whether a group consists of single digits so far: it has more signs than digits, or one digit. */
function spelledSoFar({ digits, start, end }: NumberInText, folded: string): boolean {
  return digits.length === 1 || /\D/.test(folded.slice(start, end));
}

interface Match {
  /** The position in the needle. */
  from: number;
  length: number;
  numbers: readonly NumberInText[];
  whole: boolean;
}

function groupSpans(folded: string, numbers: readonly NumberInText[], needle: string, min: number, together: number): Span[] {
  const matches = matchesOf(numbers, needle, min);
  const covered = new Set(matches.flatMap(({ from, length }) => Array.from({ length }, (_, step) => from + step)));
  if (covered.size < together) return [];
  // A dose may happen to be three of its digits. Two such groups are no coincidence.
  const isSure = (match: Match) =>
    match.length >= MIN_SURE ||
    covered.size > MIN_SURE ||
    !match.numbers.every((number) => isQuantity(folded, number) || isRound(folded, number));
  return matches.filter(isSure).flatMap((match) => match.numbers);
}

/** Returns whether a number is round and counts something: «cien preguntas», «quinientos pesos». */
function isRound(folded: string, { digits, start, end }: NumberInText): boolean {
  return /^\d00+$/.test(digits) && !/\d/.test(folded.slice(start, end));
}

/** Returns the longest parts that a text and a number have in common. Short parts must lie within one number of the text. */
function matchesOf(numbers: readonly NumberInText[], needle: string, min: number): Match[] {
  const digits = numbers.map((number) => number.digits).join("");
  const owner = numbers.flatMap((number, index) => Array.from(number.digits, () => index));
  const matches: Match[] = [];
  for (let at = 0; at < digits.length; at++)
    for (let from = 0; from < needle.length; from++) {
      if (digits[at] !== needle[from] || (at > 0 && from > 0 && digits[at - 1] === needle[from - 1])) continue;
      let length = 1;
      while (from + length < needle.length && digits[at + length] === needle[from + length]) length++;
      // The country code and the first digits of the area code identify nobody.
      if (length < min || (length < MIN_SURE && from === 0 && needle.length === 11)) continue;
      const [first, last] = [owner[at]!, owner[at + length - 1]!];
      const within = length >= MIN_SURE ? numbers.slice(first, last + 1) : wholeNumbers(numbers.slice(first, last + 1), digits, at, length);
      if (within.length > 0) matches.push({ from, length, numbers: within, whole: within.length === last - first + 1 });
    }
  return matches;
}

/** Returns the numbers that lie completely within a short part and are significant by themselves. */
function wholeNumbers(numbers: readonly NumberInText[], digits: string, at: number, length: number): NumberInText[] {
  const stretch = digits.slice(at, at + length);
  return numbers.filter((number) => number.digits.length >= MIN_GROUP && stretch.includes(number.digits));
}

/** Letters that look like a digit. */
const DRAWN: Readonly<Record<string, string>> = {
  "0": "0oqd",
  "1": "1ilj",
  "2": "2z",
  "3": "3e",
  "4": "4a",
  "5": "5s",
  "6": "6bg",
  "7": "7t",
  "8": "8b",
  "9": "9gqp",
};

/** Finds the number with letters in place of some digits: «8Z9-A73-G1S8». */
function drawnSpans(folded: string, needle: string): Span[] {
  const places = [...folded.matchAll(/[a-z\d]/g)].map((match) => match.index);
  const spans: Span[] = [];
  for (const wanted of new Set([needle, needle.slice(-10), needle.slice(-7)]))
    for (let at = 0; at + wanted.length <= places.length; at++) {
      let length = 0;
      while (length < wanted.length && DRAWN[wanted[length]!]!.includes(folded[places[at + length]!]!)) length++;
      if (length === wanted.length && !isInsideWord(folded, places[at]!))
        spans.push({ start: places[at]!, end: places[at + length - 1]! + 1 });
    }
  return spans;
}

/** Returns whether a position is inside a word: the «l» of «tel 829…» is no digit. */
function isInsideWord(folded: string, place: number): boolean {
  return place > 0 && /[a-z]/.test(folded[place]!) && /[a-z]/.test(folded[place - 1]!);
}

/** Returns whether the writer's number is given in order among other numbers: «de los 8 fueron 29, en la 47…». */
export function isNumberInPieces(numbers: readonly NumberInText[], phones: readonly string[]): boolean {
  return digitsOf(phones).some((needle) =>
    numbers.some((first, start) => {
      const from = first.digits.length >= 2 ? needle.indexOf(first.digits) : -1;
      if (from === -1) return false;
      let at = from + first.digits.length;
      for (let index = start + 1, skipped = 0; index < numbers.length && skipped <= 2; index++) {
        const { digits } = numbers[index]!;
        if (!needle.startsWith(digits, at)) skipped++;
        else {
          at += digits.length;
          skipped = 0;
        }
      }
      return at - from >= 7;
    }),
  );
}

function reverse(text: string): string {
  return [...text].reverse().join("");
}
