import { foldedLetters } from "./folded-text.ts";
import { EVERYDAY_NAMES } from "./name-words.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { isOneEditAway } from "./spoken-numbers.ts";
import type { Span, Word } from "./words.ts";

/** Parts of names that are ordinary words. Alone they reveal nothing; inside the whole name they are masked with it. */
const NAME_PARTICLES = new Set(
  "de del la las los el san santa van von der den dos das da do di y e mc mac no si yo tu su mi lo al".split(" "),
);
const COMMON_HOSTS = new Set("gmail hotmail outlook yahoo icloud live proton protonmail correo correos mail email clinica".split(" "));
const NAMES_SELF =
  /(?:\bsoy|\bllamo|\bllama|\bnombre(?: es)?|\bapellido(?: es)?|\batte|\batentamente|\bsra?|\bsenora?|\bsrta|\bis|\bam|\bsuis|\bse|\bmwen|\bsou|\bfirma|\bdona)[\s.,:]{1,3}(?:\p{L}+\s){0,2}$/u;

/** Names this short («Li») are words of some language. */
const MAX_SYLLABLE = 2;
/** From this many letters, a name is also searched inside words and across gaps. */
const MIN_INSIDE = 6;
/** From this many letters, a name is also searched backwards, shifted in the alphabet and by its sound. */
const MIN_DISGUISED = 5;
const MAX_GAP = 7;

/** Returns the writer's names and the distinctive parts of their address, as folded letters. */
export function needlesOf(names: readonly string[], email: string): string[] {
  return [...new Set([...nameNeedles(names), ...emailNeedles(email)])];
}

function nameNeedles(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(/[\s\-'’.]+/)).map(foldedLetters);
  const wholes = names.map(foldedLetters).filter((name) => name.length >= 2 && !NAME_PARTICLES.has(name));
  return [...wholes, ...parts.filter((part) => part.length >= 3 && !NAME_PARTICLES.has(part))];
}

function emailNeedles(email: string): string[] {
  const at = email.lastIndexOf("@");
  const [local, host] = [email.slice(0, at), email.slice(at + 1)];
  const untagged = local.replace(/\+.*$/, "");
  const name = foldedLetters(host.split(".").slice(0, -1).join("."));
  const parts = local
    .split(/[._+\-\d]+/)
    .map(foldedLetters)
    .filter((part) => part.length >= 4 && !isOrdinaryWord(part));
  const letters = foldedLetters(untagged).replace(/\d+$/, "");
  return [
    ...[email, local, untagged].map(foldedLetters).filter((text) => text.length >= 3),
    ...(letters.length >= 5 && !isOrdinaryWord(letters) ? [letters] : []),
    ...parts,
    ...(COMMON_HOSTS.has(name) || name.length < 4 || isOrdinaryWord(name) ? [] : [name]),
  ];
}

/** The letters of a text in some reading, with the position of each. */
interface Letters {
  text: string;
  at: readonly number[];
}

/** Returns where the writer's names and address occur in a text, in any disguise that keeps their letters in order. */
export function nameSpans(folded: string, words: readonly Word[], needles: readonly string[], original: (span: Span) => string): Span[] {
  const spans = allNameSpans(folded, words, needles);
  return spans.filter((span) => !isEveryday(folded, span, spans, original));
}

/**
 * Returns whether a name is used as an everyday word, as in «vale la pena» by Mrs Peña: in lower case, with nothing near it that marks
 * it as a name.
 */
function isEveryday(folded: string, span: Span, others: readonly Span[], original: (span: Span) => string): boolean {
  const name = folded.slice(span.start, span.end);
  if (!(EVERYDAY_NAMES.has(name) || name.length <= MAX_SYLLABLE) || !/^[a-z]+$/.test(original(span))) return false;
  const isNear = (other: Span) => other.start !== span.start && other.start <= span.end + 4 && other.end >= span.start - 4;
  return !others.some(isNear) && !NAMES_SELF.test(folded.slice(Math.max(0, span.start - 40), span.start));
}

function allNameSpans(folded: string, words: readonly Word[], needles: readonly string[]): Span[] {
  const plain = lettersOf(folded, /[\p{L}\p{N}\p{Cs}]/u);
  const drawn = { ...plain, text: [...plain.at].map((at) => undraw(folded[at]!)).join("") };
  const withSigns = lettersOf(folded, /[\p{L}\p{N}@$!|]/u);
  const signs = { ...withSigns, text: [...withSigns.at].map((at) => undraw(folded[at]!)).join("") };
  const lettersOnly = lettersOf(folded, /\p{L}/u);
  // «11» is not Mr Li.
  const hasLetters = ({ start, end }: Span) => /\p{L}/u.test(folded.slice(start, end));
  const sound = soundOf(lettersOf(folded, /\p{L}/u));
  return [
    ...needles.flatMap((needle) => {
      const unfigured = needle.replace(/\d/g, "");
      return [
        ...findNeedle(folded, plain, needle),
        ...findNeedle(folded, drawn, undrawAll(needle), 3).filter(hasLetters),
        ...findNeedle(folded, signs, undrawAll(needle), 3).filter(hasLetters),
        ...(unfigured.length >= MIN_DISGUISED ? findNeedle(folded, lettersOnly, unfigured) : []),
        ...(unfigured.length >= MIN_INSIDE ? findNeedle(folded, sound, soundOfWord(unfigured), MIN_DISGUISED) : []),
        ...disguises(needle).flatMap((disguise) => findNeedle(folded, plain, disguise)),
      ];
    }),
    ...nearlySpans(words, needles),
  ];
}

function lettersOf(folded: string, kind: RegExp): Letters {
  const at: number[] = [];
  for (let index = 0; index < folded.length; index++) if (kind.test(folded[index]!)) at.push(index);
  return { text: at.map((index) => folded[index]!).join(""), at };
}

const DRAWN_LETTERS: Readonly<Record<string, string>> = {
  ...{
    "0": "o",
    "1": "i",
    l: "i",
    "!": "i",
    "|": "i",
    "3": "e",
    "4": "a",
    "@": "a",
    "5": "s",
    $: "s",
    "7": "t",
    "8": "b",
    "9": "g",
    "6": "g",
  },
};

/** Returns the letter for digits and signs that are drawn in its place, and for two letters that look like one. */
function undraw(letter: string): string {
  return Object.hasOwn(DRAWN_LETTERS, letter) ? DRAWN_LETTERS[letter]! : letter;
}

const undrawAll = (needle: string) => [...needle].map(undraw).join("");

/** Returns letters as they sound in Spanish: «Nabarro», «Kintaniya», «Navaarro». */
function soundOf({ text, at }: Letters): Letters {
  let sound = "";
  const places: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const [letter, next] = [text[index]!, text[index + 1] ?? ""];
    const heard =
      letter === "h" || (letter === "u" && text[index - 1] === "q")
        ? ""
        : letter === "v" || letter === "w"
          ? "b"
          : letter === "z" || (letter === "c" && /[eiy]/.test(next))
            ? "s"
            : letter === "c" || letter === "q"
              ? "k"
              : letter === "y" || (letter === "l" && (next === "l" || text[index - 1] === "l"))
                ? "i"
                : letter;
    if (heard === "" || heard === sound.at(-1)) continue;
    sound += heard;
    places.push(at[index]!);
  }
  return { text: sound, at: places };
}

const soundOfWord = (word: string) => soundOf({ text: word, at: [...word].map((_, index) => index) }).text;

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** Returns a needle in well-known ciphers: backwards, upside down, shifted, and with a reversed alphabet. */
function disguises(needle: string): string[] {
  if (needle.length < MIN_DISGUISED || !/^[a-z\d]+$/.test(needle)) return [];
  const map = (change: (place: number) => number) =>
    needle.replace(/[a-z]/g, (letter) => ALPHABET[(change(ALPHABET.indexOf(letter)) + 26) % 26]!);
  const backwards = [...needle].reverse().join("");
  const turned = backwards.replace(/[bdnpqu69]/g, (letter) => "qpudbn96"["bdnpqu69".indexOf(letter)]!);
  return [backwards, turned, map((place) => 25 - place), ...Array.from({ length: 25 }, (_, shift) => map((place) => place + shift + 1))];
}

function findNeedle(folded: string, letters: Letters, needle: string, min = 2): Span[] {
  const spans: Span[] = [];
  if (needle.length < min) return spans;
  for (let found = letters.text.indexOf(needle); found !== -1; found = letters.text.indexOf(needle, found + 1)) {
    const places = letters.at.slice(found, found + needle.length);
    if (isWritten(folded, places)) spans.push({ start: places[0]!, end: places.at(-1)! + 1 });
  }
  return spans;
}

/** Returns whether letters at these positions are read as one name: written together, spelled, or cut into pieces. */
function isWritten(folded: string, places: readonly number[]): boolean {
  const [start, end] = [places[0]!, places.at(-1)!];
  const isLetter = (index: number) => index >= 0 && index < folded.length && /[\p{L}\p{N}]/u.test(folded[index]!);
  const gaps = places.slice(1).map((place, index) => place - places[index]! - 1);
  const alone = !isLetter(start - 1) && !isLetter(end + 1);
  if (gaps.every((gap) => gap === 0)) return alone || places.length >= MIN_INSIDE;
  if (gaps.some((gap) => gap > MAX_GAP)) return false;
  if (!alone) return places.length >= 9;
  if (gaps.every((gap) => gap >= 1)) return true;
  const spaced = /\s/.test(folded.slice(start, end + 1));
  return places.length >= MIN_INSIDE || (places.length >= 4 && !spaced);
}

/** Finds a name with one wrong letter that is not a word: «Quintanila», «Apolinra». */
function nearlySpans(words: readonly Word[], needles: readonly string[]): Span[] {
  const long = needles.filter((needle) => needle.length >= MIN_INSIDE && /^\p{L}+$/u.test(needle));
  return words.filter(
    ({ text }) => text.length >= MIN_INSIDE && long.some((needle) => isOneEditAway(needle, text)) && !isOrdinaryWord(text),
  );
}
