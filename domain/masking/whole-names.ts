import { EVERYDAY_NAMES, FIRST_NAMES, INTRODUCING, NO_NAMES, PARTICLES, RELATIVES, SURNAMES } from "./name-words.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import type { Span } from "./words.ts";

/** One word as it was written, and as it is looked up. */
interface Written extends Span {
  text: string;
  folded: string;
  /** What stands before it, back to the last word. */
  gap: string;
}

interface Run extends Span {
  first: number;
  last: number;
  parts: number;
}

/** What says that its writer, or whoever the sentence speaks of, is named next. */
const NAMED_NEXT =
  "me llamo,mi nombre es,nombre completo,name is,je m'appelle,mwen rele,m rele,me chamo,mwen se,atentamente,atte,firma," +
  "casada con,casado con,married to,mariee a,marie a,mariee avec,casada com,casado com,marye ak,unida a,unida con";
const CUES = NAMED_NEXT.split(",").map((cue) => ` ${cue}`);
const NAMES_SOMEBODY = new Set("llama llamado llamada nombre rele called named name s'appelle m'appelle chama non".split(" "));
const COPULAS = new Set("es is est era seria se e sera fue".split(" "));
const MINE = new Set("mi my mon ma meu minha nuestro our m mwen".split(" "));
const DOCTORS = new Set("dr dra doctor doctora docteur dokte doutor doutora".split(" "));
const MAX_INTRODUCTION = 7;
const MAX_PARTS = 6;
const MAX_PARTICLES = 3;

/**
 * Finds the whole names of those around the writer, whom no form of ours knows, and of a writer who gives another name than the form has:
 * «mi esposo, Ramón Ogando Mejía». A first name alone tells nobody anything.
 */
export function namedSpans(message: string): Span[] {
  const words = writtenWords(message);
  return words.flatMap((word, at) => {
    if (RELATIVES.has(word.folded)) return runsBeside(words, at);
    const said = words.slice(Math.max(0, at - 2), at + 1).map(({ folded }) => ` ${folded}`);
    return CUES.some((cue) => said.join("").endsWith(cue)) ? wholeAt(words, at + 1) : [];
  });
}

/** Returns a span with what belongs to the same name on both sides of it: «Altagracia ••••• Villamán» leads to her too. */
export function wholeNameReader(message: string): (span: Span) => Span {
  const words = writtenWords(message);
  return (span) => {
    const at = firstBehind(words, span.start);
    if (at === words.length || words[at]!.start >= span.end || !isCapitalised(words[at]!)) return span;
    let [first, last] = [at, at];
    while (last + 1 < words.length && words[last + 1]!.start < span.end) last++;
    for (let next = ahead(words, last), count = 0; next !== -1 && count < MAX_PARTS; next = ahead(words, last), count++) last = next;
    for (let count = 0; first > 0 && count < MAX_PARTS && isOnlyName(words[first - 1]!) && isJoint(words, first); count++) first--;
    // A center has to know who treated her.
    if (DOCTORS.has(words[first - 1]?.folded ?? "")) return span;
    return { start: Math.min(span.start, words[first]!.start), end: Math.max(span.end, words[last]!.end) };
  };
}

/** Returns the first word that ends behind a place; halving, since a text may be full of names. */
function firstBehind(words: readonly Written[], place: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle]!.end > place) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The next part of a name that goes on behind a word, over its particles; -1 when it ends there. */
function ahead(words: readonly Written[], last: number): number {
  let at = last + 1;
  while (
    at < words.length &&
    at - last <= MAX_PARTICLES &&
    isJoint(words, at) &&
    PARTICLES.has(words[at]!.folded) &&
    !isCapitalised(words[at]!)
  )
    at++;
  return at < words.length && isJoint(words, at) && isOnlyName(words[at]!) ? at : -1;
}

function runsBeside(words: readonly Written[], relative: number): Span[] {
  return [...wholeAt(words, introduced(words, relative + 1), words[relative]), ...before(words, relative)];
}

/** Goes on over «…, que se llama» to where a name may begin. */
function introduced(words: readonly Written[], from: number): number {
  let at = from;
  while (at < words.length && at - from < MAX_INTRODUCTION && !/[.!?\n;]/.test(words[at]!.gap)) {
    const { folded } = words[at]!;
    const joins = folded === "de" && [words[at - 1], words[at + 1]].some((word) => /^(?:nombre|vida)s?$/.test(word?.folded ?? ""));
    if (isCapitalised(words[at]!) && words[at]!.text !== words[at]!.text.toUpperCase()) break;
    if (!INTRODUCING.has(folded) && !joins) break;
    at++;
  }
  return at;
}

/** A name of two parts and more that begins at a word, as it is written there or, where a name is announced, in any letters. */
function wholeAt(words: readonly Written[], at: number, relative?: Written): Span[] {
  const first = words[at];
  if (!first || NO_NAMES.has(first.folded) || (relative && /[.!?\n;]\s*$/.test(first.gap))) return [];
  const shouts = relative !== undefined && relative.text === relative.text.toUpperCase();
  const written = shouts ? null : runAt(words, at, (word) => isCapitalised(word));
  if (written && leadsToSomebody(words, written)) return [written];
  if (!NAMES_SOMEBODY.has(words[at - 1]?.folded ?? "")) return [];
  const said = runAt(words, at, isNameLike);
  return said && leadsToSomebody(words, said) ? [said] : [];
}

/** Tells a name with a surname from «Rosa María», which many have, and from «Ingeniero Civil». */
function leadsToSomebody(words: readonly Written[], { first, last, parts }: Run): boolean {
  const [given, ...others] = words.slice(first, last + 1);
  return (
    parts >= 2 && others.some(({ folded }) => !FIRST_NAMES.has(folded) && !PARTICLES.has(folded)) && [given!, ...others].some(isNameLike)
  );
}

/** «Ramón Ogando es mi esposo», «Ramón Ogando, mi esposo», «Ramón Ogando se mari m». */
function before(words: readonly Written[], relative: number): Span[] {
  let at = relative - 1;
  const mine = MINE.has(words[at]?.folded ?? "");
  if (mine) at--;
  const copula = COPULAS.has(words[at]?.folded ?? "");
  if (copula) at--;
  const last = words[at];
  if (!last || (!mine && words[at + 1]!.folded !== "se") || (!copula && !/^,\s$/.test(words[at + 1]!.gap)) || !isCapitalised(last))
    return [];
  let first = at;
  for (let count = 0; first > 0 && count < MAX_PARTS && isJoint(words, first); count++) {
    const word = words[first - 1]!;
    if (!isCapitalised(word) && !PARTICLES.has(word.folded)) break;
    first--;
  }
  while (!isCapitalised(words[first]!)) first++;
  if (words.slice(Math.max(0, first - 1), first + 1).some(({ folded }) => NO_NAMES.has(folded))) return [];
  const run = runAt(words, first, isCapitalised);
  return run && run.parts >= 2 && run.last === at ? [run] : [];
}

/** Reads a name from a word on: parts of it, particles between them, initials. */
function runAt(words: readonly Written[], first: number, isPart: (word: Written) => boolean): Run | null {
  if (!words[first] || !isPart(words[first])) return null;
  let [last, parts] = [first, 1];
  for (let at = first + 1; at < words.length && parts < MAX_PARTS && isJoint(words, at); at++) {
    if (isPart(words[at]!)) {
      last = at;
      parts++;
    } else if (!PARTICLES.has(words[at]!.folded) || at - last > MAX_PARTICLES) break;
  }
  return { start: words[first]!.start, end: words[last]!.end, first, last, parts };
}

/** Tells whether a word goes on the name of the word before it: behind blanks, or the point of «Fco.» and «P.». */
function isJoint(words: readonly Written[], at: number): boolean {
  const { gap } = words[at]!;
  return /^[ \u00a0]{1,2}$/.test(gap) || (/^\. ?$/.test(gap) && SHORTENED.test(words[at - 1]!.folded));
}

const isCapitalised = ({ text }: Written): boolean => /^\p{Lu}/u.test(text);
const SHORTENED = /^(?:\p{L}|fco|fca|ma|alt|jr|sta|sto|vda|hdez|gzlez|rguez|mtez|fdez)$/u;
const isNameLike = ({ folded }: Written): boolean =>
  !NO_NAMES.has(folded) &&
  (EVERYDAY_NAMES.has(folded) ||
    FIRST_NAMES.has(folded) ||
    SURNAMES.has(folded) ||
    (folded.length > 2 && !isOrdinaryWord(folded.replace(/['-]/g, ""))));
const isOnlyName = (word: Written): boolean => isCapitalised(word) && isNameLike(word);

function writtenWords(message: string): Written[] {
  let at = 0;
  return [...message.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)].map(({ 0: text, index }) => {
    const gap = message.slice(at, index);
    at = index + text.length;
    const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("’", "'");
    return { text, folded, gap, start: index, end: at };
  });
}
