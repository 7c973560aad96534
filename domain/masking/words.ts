import { isOrdinaryWord } from "./ordinary-words.ts";
import { doubtfulDigits, nearlyDigits, soundsLikeDigits, spokenParts } from "./spoken-numbers.ts";

/** A part of a folded text. */
export interface Span {
  start: number;
  end: number;
}

/** Longer than any real word. A longer run of letters is masked whole, without reading what it hides. */
export const MAX_WORD = 80;

/** A word of a folded text. Letters spelled one by one («o c h o», «8-0-9») are one word. */
export interface Word extends Span {
  text: string;
  /** The numbers that it consists of, in digits or words; null when it is no number. */
  numbers: readonly string[] | null;
}

/** Words that sound like a number but are not. */
const SOUNDS_ALIKE = new Set(["zinc", "cinc", "then"]);
const REPEATS: ReadonlyMap<string, number> = new Map(
  Object.entries({ doble: 2, dobles: 2, double: 2, duplo: 2, dobo: 2, doub: 2, triple: 3, triples: 3, triplo: 3 }),
);

export function wordsOf(folded: string): Word[] {
  const runs = [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words: Word[] = [];
  for (let at = 0; at < runs.length; ) {
    let next = at + 1;
    // Digits and letters are kept apart, or the «a» before a spelled number would hide it.
    while (next < runs.length && isSpelledOn(runs[next - 1]!.text, runs[next]!.text, folded.slice(runs[next - 1]!.end, runs[next]!.start)))
      next++;
    const spelled = next - at >= 3 && !areRomans(runs, at, next);
    const group = spelled ? runs.slice(at, next) : [runs[at]!];
    const text = group.map((run) => run.text).join("");
    words.push({ text, start: group[0]!.start, end: group.at(-1)!.end, numbers: spokenParts(text) });
    at += group.length;
  }
  // This runs twice, since a word that became a number may turn the next word into one.
  return withRomans(withNeighbours(withNeighbours(words)));
}

/** Returns whether letters are Roman numerals, such as «I V V» beside «VIII», and not letters of a word. */
function areRomans(runs: readonly { text: string }[], at: number, next: number): boolean {
  if (!runs.slice(at, next).every(({ text }) => /^[ivx]$/.test(text))) return false;
  return [runs[at - 1], runs[next]].some(
    (run) => run !== undefined && run.text.length >= 2 && run.text.length <= 5 && ROMAN.test(run.text),
  );
}

function isSpelledOn(one: string, other: string, between: string): boolean {
  const single = [...one].length === 1 && [...other].length === 1;
  return single && /\d/.test(one) === /\d/.test(other) && between.length <= 4 && !/[\n@[\](){}<>]/.test(between);
}

/** Recognises words that are numbers only among numbers: «en, de, twa, kat», «ocho nuve siete», «doble cinco». */
function withNeighbours(words: readonly Word[]): Word[] {
  return words.map((word, index) => {
    const repeats = REPEATS.get(words[index - 1]?.text ?? "");
    if (word.numbers)
      return repeats && word.numbers[0]!.length === 1
        ? { ...word, start: words[index - 1]!.start, numbers: [word.numbers[0]!.repeat(repeats)] }
        : word;
    const around = [-3, -2, -1, 1, 2, 3].map((step) => words[index + step]);
    const doubtful = doubtfulDigits(
      word.text,
      around.map((other) => other?.text),
    );
    if (doubtful) return { ...word, numbers: [doubtful] };
    const near = around.slice(1, 5).filter((other) => other?.numbers).length;
    if (near < 2 || /\d/.test(word.text) || word.text.length < 3) return word;
    const heard = SOUNDS_ALIKE.has(word.text) ? null : soundsLikeDigits(word.text);
    if (heard) return { ...word, numbers: heard };
    const nearly = isOrdinaryWord(word.text) ? null : nearlyDigits(word.text);
    return nearly ? { ...word, numbers: [nearly] } : word;
  });
}

const ROMAN = /^(?=.)(m{0,9})(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const MIN_ROMANS_IN_A_ROW = 3;

/** Recognises Roman numerals: several in a row, or one too long to be a word. */
function withRomans(words: readonly Word[]): Word[] {
  const read = [...words];
  for (let at = 0; at < words.length; ) {
    let next = at;
    while (next < words.length && words[next]!.text.length <= 15 && ROMAN.test(words[next]!.text)) next++;
    const long = next - at >= MIN_ROMANS_IN_A_ROW;
    for (let index = at; index < next; index++) {
      const { text } = words[index]!;
      if (long || (text.length >= (next - at > 1 ? 3 : 5) && !isOrdinaryWord(text)))
        read[index] = { ...words[index]!, numbers: [String(romanValue(text))] };
    }
    at = Math.max(next, at + 1);
  }
  return read;
}

const ROMAN_LETTERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(text: string): number {
  const values = [...text].map((letter) => ROMAN_LETTERS[letter]!);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
