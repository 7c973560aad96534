import { foldedLetters } from "./folded-text.ts";
import type { Span } from "./masking-contacts.ts";
import type { Word } from "./masking-words.ts";

/** What is known about the writer, and must not show. */
export interface PrivateFacts {
  names: readonly string[];
  email: string;
  /** As typed and as read; digits are what counts. */
  phones: readonly string[];
}

/** Parts of names that are ordinary words. Alone they tell nobody anything; inside the whole name they go with it. */
const NAME_PARTICLES = new Set(
  "de del la las los el san santa van von der den dos das da do di y e mc mac no si yo tu su mi lo al".split(" "),
);
const COMMON_HOSTS = new Set("gmail hotmail outlook yahoo icloud live proton protonmail correo correos mail email clinica".split(" "));
/** From so many letters on, a name is looked for inside other words and across the gaps between them. */
const LONG_NEEDLE = 6;
const WIDEST_DICTATION = 4;

/** Where the writer's own names, address and number stand in a text, in any disguise. */
export function knownSpans(folded: string, words: readonly Word[], facts: PrivateFacts): Span[] {
  const needles = [...nameNeedles(facts.names), ...emailNeedles(facts.email)];
  const plain = lettersOf(folded, (letter) => letter);
  const drawn = lettersOf(folded, undraw);
  return [
    ...needles.flatMap((needle) => [...findNeedle(folded, plain, needle), ...findNeedle(folded, drawn, [...needle].map(undraw).join(""))]),
    ...letterNameSpans(words, needles),
    ...digitSpans(words, facts.phones),
  ];
}

function nameNeedles(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(/[\s\-'’.]+/)).map(foldedLetters);
  const wholes = names.map(foldedLetters).filter((name) => name.length >= 2 && !NAME_PARTICLES.has(name));
  return [...new Set([...wholes, ...parts.filter((part) => part.length >= 3 && !NAME_PARTICLES.has(part))])];
}

function emailNeedles(email: string): string[] {
  const at = email.lastIndexOf("@");
  const [local, host] = [email.slice(0, at), email.slice(at + 1)];
  const untagged = local.replace(/\+.*$/, "");
  const name = host.split(".").slice(0, -1).join(".");
  const parts = local.split(/[._+\-\d]+/).map(foldedLetters);
  return [...new Set([email, local, untagged].map(foldedLetters).filter((text) => text.length >= 3))].concat(
    parts.filter((part) => part.length >= 5),
    COMMON_HOSTS.has(name) || name.length < 4 ? [] : [foldedLetters(name)],
  );
}

interface Letters {
  text: string;
  at: readonly number[];
}

function lettersOf(folded: string, change: (letter: string) => string): Letters {
  let text = "";
  const at: number[] = [];
  for (let index = 0; index < folded.length; index++) {
    const letter = change(folded[index]!);
    if (!/[\p{L}\p{N}\p{Cs}]/u.test(letter)) continue;
    text += letter;
    at.push(index);
  }
  return { text, at };
}

/** Figures and signs drawn in place of letters, and the two letters that look like one. */
function undraw(letter: string): string {
  return { "0": "o", "1": "i", l: "i", "!": "i", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t", "8": "b" }[letter] ?? letter;
}

function findNeedle(folded: string, letters: Letters, needle: string): Span[] {
  const spans: Span[] = [];
  if (needle.length < 2) return spans;
  for (let found = letters.text.indexOf(needle); found !== -1; found = letters.text.indexOf(needle, found + 1)) {
    const places = letters.at.slice(found, found + needle.length);
    const [start, end] = [places[0]!, places.at(-1)! + 1];
    if (needle.length >= LONG_NEEDLE ? end - start <= needle.length * 4 : standsAlone(folded, places)) spans.push({ start, end });
  }
  return spans;
}

/** A short name counts as a word of its own, or spelled with something between all its letters. */
function standsAlone(folded: string, places: readonly number[]): boolean {
  const [start, end] = [places[0]!, places.at(-1)!];
  const isLetter = (index: number) => index >= 0 && index < folded.length && /[\p{L}\p{N}]/u.test(folded[index]!);
  if (isLetter(start - 1) || isLetter(end + 1)) return false;
  const gaps = places.slice(1).map((place, index) => place - places[index]! - 1);
  return gaps.every((gap) => gap === 0) || gaps.every((gap) => gap >= 1 && gap <= 4);
}

const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  [
    ..."a:a be:b ce:c de:d e:e efe:f ge:g hache:h i:i jota:j ka:k ele:l eme:m ene:n o:o pe:p cu:q ere:r erre:r ese:s te:t u:u".split(" "),
    ..."uve:v ve:v equis:x ye:y zeta:z ceta:z".split(" "),
  ].map((pair) => pair.split(":") as [string, string]),
);

/** A name spelled by the names of its letters: «eme, a, ere, i, a». */
function letterNameSpans(words: readonly Word[], needles: readonly string[]): Span[] {
  const letters = words.map((word) => LETTER_NAMES.get(word.text) ?? (word.text.length === 1 ? word.text : " ")).join("");
  return needles
    .filter((needle) => needle.length >= 4)
    .flatMap((needle) =>
      [...letters.matchAll(new RegExp(needle, "g"))].map((match) => ({
        start: words[match.index]!.start,
        end: words[match.index + needle.length - 1]!.end,
      })),
    );
}

/** The writer's number, dictated with anything between its parts. */
function digitSpans(words: readonly Word[], phones: readonly string[]): Span[] {
  let digits = "";
  const owner: number[] = [];
  const numbers = words.flatMap((word, index) => (word.digits === null ? [] : [{ digits: word.digits, index }]));
  for (const number of numbers) {
    digits += number.digits;
    for (let count = 0; count < number.digits.length; count++) owner.push(number.index);
  }
  const spans: Span[] = [];
  for (const needle of phoneNeedles(phones))
    for (let found = digits.indexOf(needle); found !== -1; found = digits.indexOf(needle, found + 1)) {
      const parts = [...new Set(owner.slice(found, found + needle.length))];
      const near = parts.every((part, at) => at === 0 || part - parts[at - 1]! <= WIDEST_DICTATION + 1);
      if (near) spans.push(...parts.map((part) => ({ start: words[part]!.start, end: words[part]!.end })));
    }
  return spans;
}

/** The whole number, and its last ten and seven digits: what somebody nearby would dial. */
function phoneNeedles(phones: readonly string[]): string[] {
  const whole = phones.map((phone) => phone.replace(/\D/g, "")).filter((digits) => digits.length >= 7);
  return [...new Set(whole.flatMap((digits) => [digits, digits.slice(-10), digits.slice(-7)]))];
}
