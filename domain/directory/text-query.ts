import { plain, plainWords } from "./spanish-text.ts";
import { serviceNames, type Vocabulary } from "./vocabulary.ts";

/** What words typed into the search box ask for. */
export interface TextQuery {
  readonly words: readonly string[];
  /** Canonical services that the words name, by any synonym: one of each group must be offered. */
  readonly services: readonly (readonly string[])[];
  /** The words that are left once those services are taken out. */
  readonly rest: readonly string[];
}

const MOST_WORDS = 8;
const SHORTEST_PREFIX = 3;
/** Words that half of all centers carry in their name: they tell nobody apart. */
const GENERIC = new Set(
  "centro clinica clinicas instituto unidad casa de del la las el los y en fertilidad reproduccion asistida dr dra".split(" "),
);

export function readText(text: string, { services }: Vocabulary): TextQuery {
  const words = plainWords(text).slice(0, MOST_WORDS);
  const phrases = services.flatMap((service) => serviceNames(service).map((name) => ({ id: service.id, words: plainWords(name) })));
  const groups: string[][] = [];
  const rest: string[] = [];
  for (let start = 0; start < words.length; ) {
    // The longest name that begins here: «diagnóstico genético» is not «diagnóstico».
    const here = phrases.filter((phrase) => phrase.words.length > 0 && phrase.words.every((word, i) => words[start + i] === word));
    const length = Math.max(0, ...here.map((phrase) => phrase.words.length));
    if (length === 0) rest.push(words[start++]!);
    else {
      groups.push([...new Set(here.filter((phrase) => phrase.words.length === length).map(({ id }) => id))]);
      start += length;
    }
  }
  const whole = words.join(" ");
  if (groups.length > 0 || whole.length < SHORTEST_PREFIX) return { words, services: groups, rest };
  // Half a name finds the service too: «óvulos», «insemin».
  const partial = phrases.filter((phrase) => ` ${phrase.words.join(" ")}`.includes(` ${whole}`)).map(({ id }) => id);
  return partial.length > 0 ? { words, services: [[...new Set(partial)]], rest: [] } : { words, services: [], rest };
}

/** For to_tsquery: every word must occur, also as the beginning of a longer one. `weight` A asks for the name alone. */
export function toTsQuery(words: readonly string[], weight = ""): string {
  return words
    .map((word) => {
      const flags = (word.length >= SHORTEST_PREFIX ? "*" : "") + weight;
      return flags ? `${word}:${flags}` : word;
    })
    .join(" & ");
}

/** For to_tsquery, of names and places: of each group one word must occur; with «|», of any group. */
export function toGroupsTsQuery(groups: readonly (readonly string[])[], joined: "&" | "|", weight = "AB"): string {
  return groups.map((group) => `(${group.map((word) => `${word}:${weight}`).join(" | ")})`).join(` ${joined} `);
}

/** The words that tell centers apart; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !GENERIC.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** Words of cities and services, as search compares them. */
export function vocabularyWords({ cities, services }: Vocabulary): string[] {
  const names = [...cities.map(({ name }) => name), ...services.flatMap(serviceNames)];
  return [...new Set(names.flatMap(plainWords))].filter((word) => word.length >= SHORTEST_PREFIX);
}

const MOST_NEAREST = 5;

/** The candidates that are the fewest slips away: none for a short word, one for a middling, two for a long one. */
export function nearestWords(word: string, candidates: readonly string[]): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const near = [...new Set(candidates)].filter((candidate) => Math.abs(candidate.length - word.length) <= allowed);
  const distances = near.map((candidate) => [candidate, editDistance(word, candidate)] as const);
  const least = Math.min(allowed, ...distances.map(([, distance]) => distance));
  return distances
    .filter(([, distance]) => distance === least)
    .map(([candidate]) => candidate)
    .sort()
    .slice(0, MOST_NEAREST);
}

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, above[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, older[j - 2]! + 1);
    }
    older = above;
    above = row;
  }
  return above[b.length]!;
}

/** Whether what was typed already is this term, so that suggesting it would be no help. */
export const isSame = (typed: string, term: string) => plain(typed.trim()) === plain(term);
