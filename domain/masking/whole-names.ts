import { EVERYDAY_NAMES, FIRST_NAMES, INTRODUCING, NO_NAMES, PARTICLES, RELATIVES, SURNAMES } from "./name-words.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import type { Span } from "./words.ts";
import { firstBehind, isCapitalised, isJoint, type Written, writtenWords } from "./written-words.ts";

interface Run extends Span {
  first: number;
  last: number;
  parts: number;
}

/** Words after which the writer, or the person of the sentence, is named. */
const NAMED_NEXT =
  "me llamo,mi nombre es,nombre completo,name is,je m'appelle,mwen rele,m rele,me chamo,mwen se,atentamente,atte,firma," +
  "figuro como,estoy como,aparezco como,salgo como,inscrita como,inscrito como,registrada como,registrado como," +
  "casada con,casado con,married to,mariee a,marie a,mariee avec,casada com,casado com,marye ak,unida a,unida con";
const CUES = NAMED_NEXT.split(",").map((cue) => ` ${cue}`);
const NAMES_SOMEBODY = new Set("llama llamado llamada nombre rele called named name s'appelle m'appelle chama non".split(" "));
const COPULAS = new Set("es is est era seria se e sera fue".split(" "));
const MINE = new Set("mi my mon ma meu minha nuestro our m mwen".split(" "));
const DOCTORS = new Set("dr dra doctor doctora docteur dokte doutor doutora".split(" "));
const SURNAME_WORDS = new Set(
  "apellido apellidos apellida apellidan apeyido apeyidos surname surnames lastname siyati sobrenome".split(" "),
);
/** Words between them and the name, and after a name that is announced. */
const BEFORE_SURNAME =
  /^(?:es|son|era|is|are|est|e|se|seria|de|del|d|of|da|do|dele|dela|deles|la|el|los|ella|ellos|li|ambos|que|lleva|tiene|usa|y|completos?|paterno|materno|soltera|casada|primer|segundo|mi|su|nuestro|my|mi?|of|mon|ma|m|mwen|[a-z]*(?:espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|prim[oa]|amig[oa]|husband|wife|mari|mennaj))$/;
const IS = new Set("es son era is are est e se lleva tiene usa seria".split(" "));
/** «Mi apellido lleva tilde»: what it has is a name only where it is written like one. */
const HAS = new Set("lleva tiene usa".split(" "));
const BEHIND_SURNAME = new Set(
  "es son era is are est e se el los su sus mi mis nuestro de ese esos ese his her my our the last mon son li".split(" "),
);
/** The maximum number of words back to the person whose surname is given. */
const MAX_BACK_TO_PERSON = 24;
const PLACES = new Set(
  "calle c av ave avenida parroquia iglesia hospital colegio escuela liceo politecnico plaza parque sector barrio ensanche residencial urbanizacion carretera maternidad centro santuario capilla hogar fundacion".split(
    " ",
  ),
);
const IN_PLACE = new Set("de en desde hasta la del".split(" "));
const TITLES = new Set("ing lic licdo licda arq prof sr ingeniero licenciado licenciada arquitecto pastor coronel sargento".split(" "));
const MAX_INTRODUCTION = 7;
const MAX_PARTS = 6;
const MAX_PARTICLES = 3;

/**
 * Finds the whole names of people around the writer, which our forms do not know, and of a writer who gives another name than in the
 * form: «mi esposo, Ramón Ogando Mejía». A first name alone identifies nobody.
 */
export function namedSpans(message: string): Span[] {
  const words = writtenWords(message);
  return words.flatMap((word, at) => {
    if (RELATIVES.has(word.folded) && !isOfPlace(words, at)) return runsBeside(words, at);
    if (saysSurname(words, at)) return surnamesBeside(words, at);
    const said = words.slice(Math.max(0, at - 2), at + 1).map(({ folded }) => ` ${folded}`);
    return CUES.some((cue) => said.join("").endsWith(cue)) ? wholeAt(words, at + 1) : [];
  });
}

/** Returns a function that extends a span by other parts of the same name on both sides: «Altagracia ••••• Villamán» identifies her too. */
export function wholeNameReader(message: string): (span: Span) => Span {
  const words = writtenWords(message);
  return (span) => {
    const at = firstBehind(words, span.start);
    if (at === words.length || words[at]!.start >= span.end || !isCapitalised(words[at]!)) return span;
    let [first, last] = [at, at];
    while (last + 1 < words.length && words[last + 1]!.start < span.end) last++;
    for (let next = ahead(words, last), count = 0; next !== -1 && count < MAX_PARTS; next = ahead(words, last), count++) last = next;
    for (let count = 0; first > 0 && count < MAX_PARTS && isOnlyName(words[first - 1]!) && isJoint(words, first); count++) first--;
    // A center has to know which doctor treated her.
    if (DOCTORS.has(words[first - 1]?.folded ?? "")) return span;
    return { start: Math.min(span.start, words[first]!.start), end: Math.max(span.end, words[last]!.end) };
  };
}

/** Returns the next part of a name after a word, skipping its particles; -1 when the name ends there. */
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

/** Returns whether a word is part of a name on the map, and nobody's relative: «calle Padre Billini», «soy de Padre Las Casas». */
function isOfPlace(words: readonly Written[], at: number): boolean {
  const before = words[at - 1];
  if (!before || !isCapitalised(words[at]!) || !isJoint(words, at)) return false;
  return (
    PLACES.has(before.folded) || (/^(?:padre|madre)$/.test(words[at]!.folded) && isCapitalised(words[at]!) && IN_PLACE.has(before.folded))
  );
}

function runsBeside(words: readonly Written[], relative: number): Span[] {
  return [...wholeAt(words, introduced(words, relative + 1), words[relative]), ...before(words, relative)];
}

/** «El Ing. Starling Mejía»: the point of a title ends no sentence. */
const isBehindTitle = (words: readonly Written[], at: number): boolean =>
  /^\. ?$/.test(words[at]!.gap) && TITLES.has(words[at - 1]?.folded ?? "");

/** Skips «…, que se llama» to where a name may begin. */
function introduced(words: readonly Written[], from: number): number {
  let at = from;
  while (at < words.length && at - from < MAX_INTRODUCTION && (!/[.!?\n;]/.test(words[at]!.gap) || isBehindTitle(words, at))) {
    const { folded } = words[at]!;
    if (TITLES.has(folded)) {
      at++;
      continue;
    }
    const joins = folded === "de" && [words[at - 1], words[at + 1]].some((word) => /^(?:nombre|vida)s?$/.test(word?.folded ?? ""));
    if (isCapitalised(words[at]!) && words[at]!.text !== words[at]!.text.toUpperCase()) break;
    if (!INTRODUCING.has(folded) && !joins) break;
    at++;
  }
  return at;
}

/** Returns a name of two or more parts that begins at a word, as it is written or, where a name is announced, in any case. */
function wholeAt(words: readonly Written[], at: number, relative?: Written): Span[] {
  const first = words[at];
  if (!first || NO_NAMES.has(first.folded) || (relative && /[.!?\n;]\s*$/.test(first.gap) && !isBehindTitle(words, at))) return [];
  const shouts = relative !== undefined && relative.text === relative.text.toUpperCase();
  const written = shouts ? null : runAt(words, at, (word) => isCapitalised(word));
  if (written && leadsToSomebody(words, written)) return [written];
  if (!NAMES_SOMEBODY.has(words[at - 1]?.folded ?? "")) return [];
  const said = runAt(words, at, isNameLike);
  return said && leadsToSomebody(words, said) ? [said] : [];
}

/** Returns whether a word ends «el apellido», «last name» or «nom de famille». */
function saysSurname(words: readonly Written[], at: number): boolean {
  const { folded } = words[at]!;
  return (
    SURNAME_WORDS.has(folded) ||
    (folded === "name" && words[at - 1]?.folded === "last") ||
    (folded === "famille" && words[at - 2]?.folded === "nom") ||
    (folded === "fanmi" && words[at - 1]?.folded === "non")
  );
}

/**
 * Returns surnames that are given separately: «El apellido de él es Batista Cuello», «Batista Cuello es el apellido». They identify the
 * person who was named before.
 */
function surnamesBeside(words: readonly Written[], at: number): Span[] {
  const near = words.slice(Math.max(0, at - MAX_BACK_TO_PERSON), at).findLast(({ folded }) => isDoctor(folded) || isRelative(folded));
  return near && isDoctor(near.folded) ? [] : [...surnameBehind(words, at), ...surnameBefore(words, at)].slice(0, 1);
}

function surnameBehind(words: readonly Written[], at: number): Span[] {
  let next = at + 1;
  const goesOn = () => words[next] !== undefined && next - at <= MAX_INTRODUCTION && !/[.!?\n;]/.test(words[next]!.gap);
  // Matches «El apellido de Yohandry es».
  const isOwner = () => words[next - 1]!.folded === "de" && IS.has(words[next + 1]?.folded ?? "");
  while (goesOn() && (isCapitalised(words[next]!) ? isOwner() : BEFORE_SURNAME.test(words[next]!.folded))) next++;
  const word = words[next];
  if (!word || !goesOn() || NO_NAMES.has(word.folded) || RELATIVES.has(word.folded)) return [];
  const isSaid = /:/.test(word.gap) || IS.has(words[next - 1]!.folded) || words[at]!.folded.startsWith("apellida");
  const isNamed = isCapitalised(word)
    ? isSaid || next === at + 1 || isNameLike(word)
    : isSaid && !HAS.has(words[next - 1]!.folded) && isNameLike(word);
  const run = isNamed ? runAt(words, next, isCapitalised(word) ? isCapitalised : isNameLike) : null;
  return run ? [run] : [];
}

function surnameBefore(words: readonly Written[], at: number): Span[] {
  let last = at - 1;
  while (last > 0 && at - last <= MAX_PARTICLES + 1 && BEHIND_SURNAME.has(words[last]!.folded)) last--;
  const isName = (word: Written) => isCapitalised(word) && !NO_NAMES.has(word.folded);
  if (last < 0 || last === at - 1 || !IS.has(words[last + 1]!.folded) || !isName(words[last]!)) return [];
  let first = last;
  while (first > 0 && last - first < MAX_PARTS && isJoint(words, first) && isName(words[first - 1]!)) first--;
  return DOCTORS.has(words[first - 1]?.folded ?? "") ? [] : [{ start: words[first]!.start, end: words[last]!.end }];
}

/** «Se» is a sister in Creole, and many other things. */
const isRelative = (folded: string): boolean => RELATIVES.has(folded) && folded !== "se";
const isDoctor = (folded: string): boolean =>
  DOCTORS.has(folded) || /^(?:medic[oa]s?|medecin|medsen|gineco\w*|urolog\w*|especialista|embriolog\w*|physician)$/.test(folded);

/** Returns whether a name has a surname, unlike «Rosa María», which many people have, and «Ingeniero Civil». */
function leadsToSomebody(words: readonly Written[], { first, last, parts }: Run): boolean {
  const [given, ...others] = words.slice(first, last + 1);
  return (
    parts >= 2 && others.some(({ folded }) => !FIRST_NAMES.has(folded) && !PARTICLES.has(folded)) && [given!, ...others].some(isNameLike)
  );
}

/** Returns a name before a relative: «Ramón Ogando es mi esposo», «Ramón Ogando, mi esposo», «Ramón Ogando se mari m». */
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

/** Reads a name from a word on: its parts, the particles between them, and initials. */
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

const isNameLike = ({ folded }: Written): boolean =>
  !NO_NAMES.has(folded) &&
  (EVERYDAY_NAMES.has(folded) ||
    FIRST_NAMES.has(folded) ||
    SURNAMES.has(folded) ||
    (folded.length > 2 && !isOrdinaryWord(folded.replace(/['-]/g, ""))));
const isOnlyName = (word: Written): boolean => isCapitalised(word) && isNameLike(word);
