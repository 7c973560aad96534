import { plain, plainWords } from "#platform/plain-text.ts";
import { cityNames, languageNames, serviceNames, type Vocabulary } from "./vocabulary.ts";

/** The meaning of the words in the search box. */
export interface TextQuery {
  readonly words: readonly string[];
  /** Canonical services that the words name, by any synonym. One of each group must be offered. */
  readonly services: readonly (readonly string[])[];
  /** Codes of languages that the words name. All must be spoken. */
  readonly languages: readonly string[];
  readonly cities: readonly string[];
  /** The remaining words. */
  readonly rest: readonly string[];
}

const MAX_WORDS = 8;
const MIN_PREFIX_LENGTH = 3;
const set = (words: string) => new Set(words.split(" "));

/** Words that join others and have no meaning of their own. */
const JOINING = set("de del la las el los lo y e o en con para por un una que mi al the of for in");
/** Titles of people, which stored names do not have. */
const TITLES = set("dr dra drs doctor doctora doctores lic licda licenciado licenciada");
/** Words so common in names that they distinguish nobody. */
const GENERIC = set(
  "centro centros clinica clinicas instituto unidad casa fertilidad reproduccion asistida medico medica medicos especialista especialistas mejor mejores busco",
);
/** Words that come before a language: «habla inglés», «atienden en francés». */
const SPEAKING = set("habla hablan hable hablen hablar atiende atienden atencion idioma idiomas speak speaks speaking");

interface Phrase {
  readonly kind: "service" | "language" | "city";
  readonly value: string;
  readonly words: readonly string[];
}

/**
 * Returns every name that the words may contain. Joining words are left out on both sides: «donación óvulos» means «donación de
 * óvulos».
 */
function phrasesOf({ services, languages, cities }: Vocabulary): Phrase[] {
  const named = <T>(kind: Phrase["kind"], terms: readonly T[], value: (term: T) => string, names: (term: T) => string[]): Phrase[] =>
    terms.flatMap((term) => names(term).map((name) => ({ kind, value: value(term), words: withoutJoining(plainWords(name)) })));
  return [
    ...named("service", services, ({ id }) => id, serviceNames),
    ...named("language", languages, ({ code }) => code, languageNames),
    ...named("city", cities, ({ name }) => name, cityNames),
  ].filter(({ words }) => words.length > 0);
}

export function readText(text: string, vocabulary: Vocabulary): TextQuery {
  const words = withoutTitles(plainWords(text)).slice(0, MAX_WORDS);
  const content = withoutJoining(words);
  const phrases = phrasesOf(vocabulary);
  const found: Phrase[][] = [];
  const rest: string[] = [];
  for (let start = 0; start < content.length; ) {
    // The longest name that begins here counts: «diagnóstico genético» is not «diagnóstico».
    const here = phrases.filter((phrase) => phrase.words.every((word, i) => content[start + i] === word));
    const length = Math.max(0, ...here.map((phrase) => phrase.words.length));
    if (length === 0) rest.push(content[start++]!);
    else {
      found.push(here.filter((phrase) => phrase.words.length === length));
      start += length;
    }
  }
  const whole = content.join(" ");
  if (found.length === 0 && whole.length >= MIN_PREFIX_LENGTH) {
    // Part of a name finds the service too: «óvulos», «insemin».
    const partial = phrases.filter(({ kind, words }) => kind === "service" && ` ${words.join(" ")}`.includes(` ${whole}`));
    if (partial.length > 0) return { words, services: [valuesOf(partial)], languages: [], cities: [], rest: [] };
  }
  const of = (kind: Phrase["kind"]) => found.map((group) => valuesOf(group.filter((phrase) => phrase.kind === kind)));
  const languages = of("language").flat();
  return {
    words,
    services: of("service").filter((group) => group.length > 0),
    languages,
    cities: of("city").flat(),
    rest: found.length === 0 ? rest : rest.filter((word) => !GENERIC.has(word) && !(languages.length > 0 && SPEAKING.has(word))),
  };
}

/** The service whose law is told wherever somebody asks for it. */
export const SURROGACY = "gestacion-subrogada";
/** Half a name of fewer letters («madre») may mean something else. */
const MIN_TOLD_LENGTH = 7;

/** Words that mean it wherever they stand. */
const TELLING = set("subrogada subrogado subrogacion subrogar surrogate surrogates surrogacy gestante gestantes");

/** Returns whether the text asks for surrogacy by any of its names, also by half of a long one, and also misspelt. */
export function asksForSurrogacy(text: string, vocabulary: Vocabulary): boolean {
  if (text.trim().length < MIN_TOLD_LENGTH) return false;
  const known = new Set(vocabularyWords(vocabulary));
  const own = vocabulary.services
    .filter(({ id }) => id === SURROGACY)
    .flatMap(serviceNames)
    .flatMap(plainWords);
  const long = [...TELLING, ...own].filter((word) => word.length >= MIN_TOLD_LENGTH);
  const words = plainWords(text).map((word) => (known.has(word) ? word : (long.find((meant) => soundsLike(word, meant)) ?? word)));
  if (words.some((word) => TELLING.has(word))) return true;
  const { services } = readText(words.join(" "), vocabulary);
  return services.some(([first, ...others]) => first === SURROGACY && others.length === 0);
}

/** Returns whether two words sound alike, one letter apart at most, and begin with the same sound: «estación» is not «gestación». */
function soundsLike(typed: string, meant: string): boolean {
  const [one, other] = [soundOf(typed), soundOf(meant)];
  return one[0] === other[0] && editDistance(one, other) <= 1;
}

/** Writes a word with one letter for those that people who write by ear confuse. */
const soundOf = (word: string): string =>
  word
    .replace(/qu|k/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replaceAll("v", "b")
    .replaceAll("h", "")
    .replace(/(.)\1/g, "$1");

const valuesOf = (phrases: readonly Phrase[]) => [...new Set(phrases.map(({ value }) => value))];
const withoutJoining = (words: readonly string[]) => words.filter((word) => !JOINING.has(word));
const or = (words: string[], otherwise: string[]) => (words.length > 0 ? words : otherwise);

/** Removes titles from the words, unless nothing else is left. */
export function withoutTitles(words: string[]): string[] {
  return or(
    words.filter((word) => !TITLES.has(word)),
    words,
  );
}

/** Writes words for to_tsquery: every word must occur, possibly as the beginning of a longer one. `weight` A searches names only. */
export function toTsQuery(words: readonly string[], weight = ""): string {
  return words
    .map((word) => {
      const flags = (word.length >= MIN_PREFIX_LENGTH ? "*" : "") + weight;
      return flags ? `${word}:${flags}` : word;
    })
    .join(" & ");
}

/**
 * Writes groups of words for to_tsquery, searching names and places: one word of each group must occur, or with «|» one word of any
 * group.
 */
export function toGroupsTsQuery(groups: readonly (readonly string[])[], joined: "&" | "|", weight = "AB"): string {
  return groups.map((group) => `(${group.map((word) => `${word}:${weight}`).join(" | ")})`).join(` ${joined} `);
}

/** Returns the distinctive words, or all of them when none is. */
export function tellingWords(words: readonly string[]): string[] {
  return or(
    words.filter((word) => !GENERIC.has(word) && !JOINING.has(word)),
    [...words],
  );
}

/** Returns the words of the names of cities, services and languages, as search compares them. */
export function vocabularyWords({ cities, services, languages }: Vocabulary): string[] {
  const names = [...cities.map(({ name }) => name), ...services.flatMap(serviceNames), ...languages.flatMap(languageNames)];
  return [...new Set([...names.flatMap(plainWords), ...SPEAKING])].filter((word) => word.length >= MIN_PREFIX_LENGTH);
}

const MAX_NEAREST = 5;

/**
 * Returns the candidates with the fewest typing mistakes: none are allowed in a short word, one in a medium one, two in a long
 * one.
 */
export function nearestWords(word: string, candidates: readonly string[]): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const near = [...new Set(candidates)].filter((candidate) => Math.abs(candidate.length - word.length) <= allowed);
  const distances = near.map((candidate) => [candidate, editDistance(word, candidate)] as const);
  const least = Math.min(allowed, ...distances.map(([, distance]) => distance));
  return distances
    .filter(([, distance]) => distance === least)
    .map(([candidate]) => candidate)
    .sort()
    .slice(0, MAX_NEAREST);
}

/** Counts the letters to add, drop, change or swap with a neighbour to turn one word into the other. */
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

/** Returns true when the typed text already is this term, so that suggesting it would not help. */
export const isSame = (typed: string, term: string) => plain(typed.trim()) === plain(term);
