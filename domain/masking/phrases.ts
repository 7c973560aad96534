import { CONCEPTS } from "./concepts.ts";
import type { FoldedText } from "./folded-text.ts";

/**
 * Finds phrases by the meaning of their words, in any language and form that `concepts.ts` knows. A phrase is a line:
 *
 *     @search 8 @network ~20 soy|salgo|aparezc* !muy
 *
 * Each step is a word, alternatives, or a concept («@search»); «*» stands for any letters. A number is the maximum number of words before
 * the next step, in the same sentence, and «~» before it allows the following sentences too. «!» is what must not follow. Without a
 * number, the next word follows immediately.
 */
export interface Token {
  text: string;
  start: number;
  end: number;
  sentence: number;
}

/** Says whether a token belongs to a concept that no list of words can hold. */
type Sense = (token: Token) => boolean;

interface Step {
  /** The ways to say this step: sequences of words, each a number of the dictionary. */
  ways: readonly (readonly number[])[];
  gap: number;
  crossing: boolean;
  forbidden: boolean;
}

export type Phrase = readonly Step[];

const EXACT = new Map<string, number[]>();
const OPEN = new Map<string, { ending: string; term: number }[]>();
const SENSES = new Map<number, string>();
const TERMS = new Map<string, number>();

/** Returns the number of a set of alternative words: «busc*me|google». */
function termOf(words: readonly string[]): number {
  const key = words.join("|");
  const known = TERMS.get(key);
  if (known !== undefined) return known;
  const term = TERMS.size;
  TERMS.set(key, term);
  for (const word of words) {
    const star = word.indexOf("*");
    if (word.startsWith("@")) SENSES.set(term, word.slice(1));
    else if (star === -1) EXACT.set(word, [...(EXACT.get(word) ?? []), term]);
    else {
      const beginning = word.slice(0, star);
      OPEN.set(beginning, [...(OPEN.get(beginning) ?? []), { ending: word.slice(star + 1), term }]);
    }
  }
  return term;
}

/** Returns the ways to say one step. Its single words are one way together; each phrase of a concept is another. */
function waysOf(step: string): number[][] {
  const filled = saidFor(step.split("|"));
  const single = filled.flatMap((words) => (words.length === 1 ? words[0]!.split("|") : []));
  // A sense has a term of its own, since it is computed for each word and not looked up.
  const senses = single.filter((word) => word.startsWith("@")).map((word) => [termOf([word])]);
  const plain = single.filter((word) => !word.startsWith("@"));
  const phrases = filled.filter((words) => words.length > 1).map((words) => words.map((word) => termOf(word.split("|"))));
  return [...(plain.length > 0 ? [[termOf(plain)]] : []), ...senses, ...phrases];
}

/** Replaces the names of concepts by their words and phrases. */
function saidFor(words: readonly string[]): string[][] {
  return words.flatMap((word) => {
    const concept = word.startsWith("@") ? CONCEPTS[word.slice(1)] : undefined;
    if (concept === undefined) return [[word]];
    const phrases = concept.split(",").map((phrase) => phrase.trim().split(/\s+/));
    return phrases.flatMap((phrase) => (phrase.length === 1 ? saidFor(phrase[0]!.split("|")) : [phrase]));
  });
}

/** Reads phrases, one in each line. */
export function phrasesOf(lines: string): Phrase[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const steps: Step[] = [];
      let [gap, crossing] = [0, false];
      for (const part of line.split(/\s+/)) {
        if (/^~?\d+$/.test(part)) [gap, crossing] = [Number(part.replace("~", "")), part.startsWith("~")];
        else {
          steps.push({ ways: waysOf(part.replace(/^!/, "")), gap, crossing, forbidden: part.startsWith("!") });
          [gap, crossing] = [0, false];
        }
      }
      return steps;
    });
}

const NOTHING: ReadonlySet<number> = new Set();
const TOLD = /^.{4,}é$/iu;

/** Returns a sense for words in a past form that say what the writer did: «busqué», «pregunté», where «busque» is a request. */
export function toldIn(original: string, folded: FoldedText): Sense {
  return ({ text, start, end }) =>
    text.endsWith("e") && TOLD.test(original.slice(folded.start[start], folded.end[end - 1]).normalize("NFC"));
}

const TOKEN = /[\p{L}\p{N}]+|█|[:=]|[.!?](?=\s|$)|\n/gu;

/** A folded text as words, with the possible meanings of each in the phrases that were read before it. */
export class Reading {
  readonly tokens: Token[] = [];
  readonly #terms: ReadonlySet<number>[] = [];
  readonly #senses: Readonly<Record<string, Sense>>;
  /** The meanings of any word in the text. */
  readonly #present = new Set<number>();

  /** For a word that `isTold`, only its position counts: «busqué» asks nobody for anything. */
  constructor(text: string, senses: Readonly<Record<string, Sense>>, isTold: Sense = () => false) {
    this.#senses = senses;
    let sentence = 0;
    for (const { 0: word, index } of text.matchAll(TOKEN))
      if (/[.!?\n]/.test(word)) sentence++;
      else this.tokens.push({ text: word, start: index, end: index + word.length, sentence });
    const known = new Map<string, ReadonlySet<number>>();
    for (const token of this.tokens) {
      const { text: word } = token;
      if (!known.has(word)) known.set(word, meaningsOf(word));
      this.#terms.push(isTold(token) ? NOTHING : known.get(word)!);
    }
    for (const terms of known.values()) for (const term of terms) this.#present.add(term);
  }

  /** Returns the reading without the meanings of words inside these phrases: «no aparezco en su sistema» leads nowhere. */
  without(phrases: readonly Phrase[]): this {
    for (const phrase of phrases)
      for (const { first, last } of this.find(phrase)) for (let at = first; at <= last; at++) this.#terms[at] = NOTHING;
    return this;
  }

  has(phrases: readonly Phrase[]): boolean {
    return phrases.some((phrase) => this.find(phrase).length > 0);
  }

  /** Returns where a phrase occurs, as the indexes of its first and last words. */
  find(phrase: Phrase): { first: number; last: number }[] {
    const isPresent = (term: number) => SENSES.has(term) || this.#present.has(term);
    if (!phrase.every(({ ways, forbidden }) => forbidden || ways.some((way) => way.every(isPresent)))) return [];
    // For each word, the index where a phrase began that has matched up to it; -1 where none has.
    let began: Int32Array | null = null;
    for (const step of phrase) {
      const next: Int32Array = new Int32Array(this.tokens.length).fill(-1);
      if (step.forbidden) {
        for (let at = 0; at < next.length; at++) if (began![at] !== -1 && !this.#steps(step, at + 1).length) next[at] = began![at]!;
      } else {
        let last = -1;
        for (let at = 0; at < this.tokens.length; at++) {
          if (began && at > 0 && began[at - 1] !== -1) last = at - 1;
          if (began && (last === -1 || at - last - 1 > step.gap)) continue;
          if (began && !step.crossing && this.tokens[at]!.sentence !== this.tokens[last]!.sentence) continue;
          for (const end of this.#steps(step, at)) next[end] = began ? began[last]! : at;
        }
      }
      began = next;
      if (!next.some((first) => first !== -1)) return [];
    }
    return [...began!].flatMap((first, last) => (first === -1 ? [] : [{ first, last }]));
  }

  /** Returns the last words of all matches of a step from a word on. */
  #steps(step: Step, at: number): number[] {
    return step.ways.filter((way) => way.every((term, ahead) => this.#means(at + ahead, term))).map((way) => at + way.length - 1);
  }

  #means(at: number, term: number): boolean {
    const token = this.tokens[at];
    if (!token) return false;
    const sense = SENSES.get(term);
    return sense === undefined ? this.#terms[at]!.has(term) : this.#senses[sense]!(token);
  }
}

function meaningsOf(word: string): ReadonlySet<number> {
  const terms = new Set(EXACT.get(word));
  for (let length = 1; length <= Math.min(word.length, 20); length++)
    for (const { ending, term } of OPEN.get(word.slice(0, length)) ?? [])
      if (word.length >= length + ending.length && word.endsWith(ending)) terms.add(term);
  return terms;
}
