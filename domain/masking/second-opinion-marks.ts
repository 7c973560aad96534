import { CONCEPTS } from "./concepts.ts";
import type { FoldedText } from "./folded-text.ts";
import { reportedValues } from "./laboratory-values.ts";
import { type NumberInText, numbersAsMeant } from "./numbers.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { phrasesOf, type Reading } from "./phrases.ts";
import { isQuantity, withoutOrdinary } from "./quantities.ts";
import { readMasked } from "./ways-round.ts";
import { wordsOf } from "./words.ts";

/**
 * Reads off a sentence of a masked text what the second opinion weighs: its words with their neighbours, numbers and unknown words as what they are
 * and not as what they say, and the concepts of `concepts.ts`, alone and in pairs.
 */
export function marksOf(signed: string, folded: FoldedText): Set<string> {
  const { text, start } = folded;
  const marks = new Set<string>();
  const tokens: string[] = [];
  const values: number[] = [];
  const spoken = new Map(numbersAsMeant(text, wordsOf(text)).map((number) => [number.start, number]));
  const unordinary = withoutOrdinary(text);
  const reported = reportedValues(text);
  const measures = ({ digits, start: from, end }: NumberInText) =>
    unordinary[from] === "_" || reported.has(from) || /^(?:19|20)\d\d$/.test(digits) || isQuantity(text, { start: from, end });
  let [unknown, names, loose, readTo] = [0, 0, 0, 0];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (index < readTo) continue;
    const number = numberAt(word, index, spoken);
    if (number) {
      readTo = number.end;
      const token = measures(number) ? MEASURE : figuresToken(number.digits);
      if (token !== MEASURE) loose += number.digits.length;
      values.push(Number(number.digits));
      tokens.push(token);
      continue;
    }
    const isCapital =
      index > 0 && !SENTENCE_BEFORE.test(text.slice(Math.max(0, index - 2), index)) && /\p{Lu}/u.test(signed[start[index]!]!);
    const token = tokenOf(word, isCapital);
    if (token === UNKNOWN) unknown++;
    if (token === NAME) names++;
    if (token === UNKNOWN || token === NAME) marks.add(`=${word.slice(0, STEM)}`);
    if (ASKS_FOR_ME.test(word)) marks.add("~me");
    tokens.push(token);
  }
  for (const [at, token] of tokens.entries()) {
    marks.add(token);
    if (at > 0) marks.add(`${tokens[at - 1]} ${token}`);
    if (at > 1) marks.add(`${tokens[at - 2]} _ ${token}`);
  }
  for (const [name, amount, steps] of [
    ["unknown", unknown, [1, 2, 3, 4]],
    ["names", names, [1, 3, 5]],
    ["loose", loose, [1, 3, 5, 7, 10, 14]],
  ] as const)
    for (const step of steps) if (amount >= step) marks.add(`${name}>=${step}`);
  if (values.length >= MIN_LIST && isSorted(values)) marks.add("rising");
  addConcepts(marks, readMasked(signed, folded));
  return marks;
}

const TOKEN = /[\p{L}\p{N}]+|\u2588+|[@#_:=?!*/.]|\p{Extended_Pictographic}/gu;
const SENTENCE_BEFORE = /[.!?¿¡\n]\s*$/;
const ASKS_FOR_ME = /^[a-z]{3,}(?:me|nme)$/;
const UNKNOWN = "?low";
const NAME = "?Name";
const MEASURE = "#measure";
/** Words are the same up to here: «escriban» and «escriba». */
const STEM = 6;
/** «C677T». */
const MUTATION = /^[acgt]\d{2,5}[acgt]$/;
const MAX_FIGURES = 5;
const MIN_LIST = 4;

/** Returns whether numbers rise or fall, as days and results do and figures that are dictated do not. */
function isSorted(values: readonly number[]): boolean {
  return [1, -1].some((way) => values.every((value, at) => at === 0 || way * value >= way * values[at - 1]!));
}

/** Returns the number that a token begins, in figures or words. */
function numberAt(word: string, index: number, spoken: ReadonlyMap<number, NumberInText>): NumberInText | null {
  if (/^\d+$/.test(word)) return { digits: word, start: index, end: index + word.length };
  return /\d/.test(word) ? null : (spoken.get(index) ?? null);
}

const figuresToken = (digits: string): string => (/^(?:809|829|849)$/.test(digits) ? "#area" : `#${Math.min(digits.length, MAX_FIGURES)}`);

/** Returns a word as its kind: a code, a word of no language, or its beginning. */
function tokenOf(word: string, isCapital: boolean): string {
  if (MUTATION.test(word)) return MEASURE;
  if (/\d/.test(word)) return word.length < MAX_FIGURES ? "#few-mixed" : "#mixed";
  if (/\p{Extended_Pictographic}/u.test(word)) return "#picture";
  // Whether somebody asks or tells says nothing: anybody may add a question.
  if (/^[?!]$/.test(word)) return ".";
  if (!/^[a-z]+$/.test(word)) return word;
  if (!isOrdinaryWord(word)) return isCapital ? NAME : UNKNOWN;
  return word.length > STEM ? word.slice(0, STEM) : word.replace(/(?<=..)s$/, "");
}

const EACH_CONCEPT = Object.keys(CONCEPTS).map((name) => [name, phrasesOf(`@${name}`)[0]!] as const);
const PAIR_WITHIN = 12;

/** Adds the concepts of a text, and which of them follow one another closely in a sentence. */
function addConcepts(marks: Set<string>, reading: Reading): void {
  const found = EACH_CONCEPT.flatMap(([name, phrase]) => reading.find(phrase).map(({ first }) => ({ name, at: first }))).toSorted(
    (one, other) => one.at - other.at,
  );
  for (const [index, { name, at }] of found.entries()) {
    marks.add(`@${name}`);
    for (let next = index + 1; next < found.length && found[next]!.at <= at + PAIR_WITHIN; next++)
      if (found[next]!.at > at && reading.tokens[found[next]!.at]!.sentence === reading.tokens[at]!.sentence)
        marks.add(`@${name} @${found[next]!.name}`);
  }
}
