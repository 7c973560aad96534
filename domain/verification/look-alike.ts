import { foldText } from "#domain/masking/folded-text.ts";

/** A profile, or a name that somebody asks for. */
export interface Named {
  readonly name: string;
  readonly type: "clinic" | "doctor" | "specialist";
  readonly city: string | null;
}

/**
 * How two names are alike: equal, with other letters that look the same, in another order, with other insignificant words, or with one
 * typing mistake.
 */
export type Likeness = "same" | "letters" | "order" | "words" | "slip";

/** Reads «i», «l» and the digit one as one letter, and the other digits as the letters that they look like. */
const DIGITS_READ: Readonly<Record<string, string>> = { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", i: "l" };
const readWord = (word: string): string =>
  (/\p{L}/u.test(word) ? word.replace(/[013457i]/g, (drawn) => DIGITS_READ[drawn]!) : word).replaceAll("rn", "m").replaceAll("vv", "w");

const words = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(readWord));
const PARTICLES = words("a al and by d de del e el en la las lo los of para por the y");
/** Words for the kind, the field and the country of a center, which do not distinguish centers. */
const KINDS = words(
  "casa center centre centro clinic clinica clinicas clinico consultorio grupo hospital instituto institute lab laboratorio unidad",
);
const FIELD = words(
  "asistida avanzada embriologia especializado especialidades fertil fertilidad fertility fertilizacion fiv genetica ginecologia " +
    "humana infertilidad ivf materno medica medicas medicina medico obstetricia reproduccion reproductiva reproductivo salud vitro " +
    "dominicana dominicano republica rd do srl sa sas eirl inc group",
);
/** Words for places: a name may be known without its place, or with another city. */
const PLACES = words(
  "azua bani barahona bavaro bonao cabarete cana constanza distrito domingo francisco higuey jarabacoa macoris moca nacional pedro plata " +
    "puerto punta romana samana san santiago santo sosua vega",
);
const TITLES = words("dr dra doctor doctora lic licda licenciado licenciada md phd prof profesor profesora");

/** One letter changed in a shorter word makes another word: «Luna» and «Duna». */
const MIN_SLIP_WORD = 5;
/** For a person, all words together. */
const MIN_SLIP_NAME = 10;
/** The maximum length of a name; the column holds 160. */
const MAX_NAME_LENGTH = 160;
const MAX_WORDS = 12;

/** Reads a name word by word, as somebody does who looks only once. */
function wordsOf(name: string): string[] {
  const read = foldText(name.slice(0, MAX_NAME_LENGTH)).text.replace(/['’`´.]/g, "");
  return read
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(readWord);
}

interface Reading {
  readonly person: boolean;
  readonly all: readonly string[];
  /** The distinctive words of the name, in their order. */
  readonly core: readonly string[];
  /** The distinctive words without spaces but with particles, for names written together. */
  readonly joined: readonly string[];
  /** The kind of center that the name says. */
  readonly kinds: string;
  readonly city: string | null;
}

function readingOf({ name, type, city }: Named): Reading {
  const all = wordsOf(name);
  const person = type !== "clinic";
  if (person) {
    const core = all.filter((word) => !TITLES.has(word) && !PARTICLES.has(word) && word.length > 1);
    return { person, all, core, joined: [], kinds: "", city };
  }
  const said = all.filter((word) => !KINDS.has(word) && !FIELD.has(word));
  const told = said.filter((word) => !PARTICLES.has(word));
  const ofCity = new Set(wordsOf(city ?? ""));
  const without = told.filter((word) => !ofCity.has(word) && !PLACES.has(word));
  const core = without.length > 0 ? without : told;
  const joined = core.length > 0 ? [...new Set([core.join(""), said.join("")])] : [];
  return { person, all, core, joined, kinds: all.filter((word) => KINDS.has(word)).join(" "), city };
}

const sorted = (list: readonly string[]): string => list.toSorted().join(" ");
/** Returns all words in a fixed order, without those that only join others. */
const bag = (list: readonly string[]): string => sorted(list.filter((word) => !PARTICLES.has(word)));

/**
 * Returns a word without each of its letters in turn. Two words that differ by one letter share one of these, or one of the words
 * itself.
 */
const withoutOne = (word: string): string[] => {
  const letters = [...word];
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join("")))];
};

/**
 * Returns keys such that two similar names share at least one, so that similar names are found without comparing with all others. Their
 * number grows only with the length of the name.
 */
export function likenessKeys(named: Named): string[] {
  const { person, all, core, joined, city } = readingOf(named);
  if (core.length === 0)
    return bag(all) !== "" ? [`c:all:${bag(all)}:${city ?? ""}`, ...(city === null ? [] : [`c:all:${bag(all)}:`])] : [];
  const keys = core.flatMap((word, at) => {
    const others = core.toSpliced(at, 1);
    return ([...word].length + 1 >= MIN_SLIP_WORD ? withoutOne(word) : []).map((rest) => sorted([...others, rest]));
  });
  return [...new Set([sorted(core), ...keys, ...joined.map((text) => `=${text}`)].map((key) => `${person ? "p" : "c"}:${key}`))];
}

/** Returns how two names are alike, or null when nobody would confuse them. */
export function likenessOf(one: Named, other: Named): Likeness | null {
  const [a, b] = [readingOf(one), readingOf(other)];
  if (a.person !== b.person) return null;
  const sameCity = a.city === null || b.city === null || a.city === b.city;
  const sameWords = a.all.join(" ") === b.all.join(" ");
  const writtenAlike = () => (one.name.trim() === other.name.trim() ? "same" : "letters");
  if (a.core.length === 0 || b.core.length === 0) {
    // A name without distinctive words can only be confused with one in the same city.
    if (a.core.length !== b.core.length || !sameCity || bag(a.all) === "" || bag(a.all) !== bag(b.all)) return null;
    return sameWords ? writtenAlike() : "order";
  }
  if (a.person && Math.min(a.core.length, b.core.length) < 2) return sameWords ? writtenAlike() : null;
  if (sameWords) return writtenAlike();
  // With a single distinctive word, such as «Vida», an institute in one city and a laboratory in another may exist.
  const telling = sameCity || a.kinds === b.kinds || (a.core.length > 1 && b.core.length > 1);
  if (!telling) return null;
  if (bag(a.all) === bag(b.all)) return "order";
  if (sorted(a.core) === sorted(b.core)) return a.person ? (a.core.join() === b.core.join() ? "words" : "order") : "words";
  if (a.joined.some((text) => b.joined.includes(text))) return "words";
  return oneSlip(a, b) ? "slip" : null;
}

/** Returns whether all distinctive words but one are equal, and that one has a letter more, less, changed, or swapped with the next. */
function oneSlip(a: Reading, b: Reading): boolean {
  if (a.core.length !== b.core.length) return false;
  const left = [...b.core];
  const differ = a.core.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const [mine, theirs] = [differ[0], left[0]];
  if (differ.length !== 1 || mine === undefined || theirs === undefined) return false;
  const [one, other] = [[...mine], [...theirs]];
  if (Math.max(one.length, other.length) < MIN_SLIP_WORD) return false;
  if (a.person && Math.min(a.core.join("").length, b.core.join("").length) < MIN_SLIP_NAME) return false;
  return slipApart(one, other);
}

function slipApart(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  const restOf = (letters: readonly string[], skipped: number) => letters.slice(from + skipped).join("");
  if (short.length < long.length) return restOf(short, 0) === restOf(long, 1);
  if (restOf(short, 1) === restOf(long, 1)) return true;
  return short[from] === long[from + 1] && short[from + 1] === long[from] && restOf(short, 2) === restOf(long, 2);
}
