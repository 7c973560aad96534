import { AT_SIGN, NETWORKS, OTHER_SIGNS, PROVIDERS } from "./described-signs.ts";
import type { FoldedText } from "./folded-text.ts";
import { type Phrase, phrasesOf, Reading } from "./phrases.ts";

/**
 * Signs of addresses, mail providers and networks that a writer describes instead of naming them: «la a con el rabito», «en el de
 * Google», «la red de las fotos». Each with what it stands for.
 */
interface Paraphrase {
  phrases: readonly Phrase[];
  stands: string;
}

const table = (said: Readonly<Record<string, string>>): Paraphrase[] =>
  Object.entries(said).map(([stands, lines]) => ({ phrases: phrasesOf(lines), stands }));
const AT_SIGNS = table({ "@": AT_SIGN });
const SIGNS = table(OTHER_SIGNS);
const DICTATED = SIGNS.filter(({ stands }) => stands === "_" || stands === "/");
const PROVIDED = table(PROVIDERS);
const NETWORKED = table(NETWORKS);

/** What stands around a sign that is said aloud, and belongs to it: blanks, brackets, commas, an article. */
const LEAD =
  /[\s,;:.([{«"*~-]{0,4}(?:(?<![\p{L}\p{N}])(?:y|con|luego|despues|seguid[oa] del?|aqui va|ahi va|va|un|una|el|la|los|the|le|o|mas|then|puis)\s){0,4}$/u;
const TAIL = /^[\s,;)\]}»"*~-]{0,4}/;
const REACH = 40;

/** Without mail in it, a message that names Google or an apple means them. */
const ABOUT_MAIL =
  /\b(?:correo|correito|e?-?mail|buzon|usuario|user|cuenta|escrib|escriv|ekri|ecri|mand|consig|encuentr|arroba|adres|address|contact|reach|write|adresse|courriel)/;

/** Names of networks in pieces or misheard; their right spellings are read as they stand. */
const MISHEARD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:doble|double|uve doble|ve doble)[ -]?(?:u|v|ve|uve|you)?[ ,.-]{1,3}){3}(?:punto|dot)?\s|\b(?:tres|triple|3) (?:doble ?|uve ?|ve ?)?(?:u|ve|v|w|ws|doble)(?: punto| dot)?\s/g,
    " www.",
  ],
  [/\bti[ck]{1,2}[ -]t[o0][ck]{0,2}\b|\btitok\b/g, " tiktok "],
  [/\binsta ?-?(?:gran?m?|grama?)\b/g, " instagram "],
  [/\bface ?-?boo?k\b|\bfeis ?-?bu[ck]?\b/g, " facebook "],
  [/\bsnap ?-?chat\b/g, " snapchat "],
  [/\b(?:en|por) (?:el )?telegramas?\b/g, " en telegram "],
  [/\btele ?-?gr?an?m?\b/g, " telegram "],
];

const reading = (folded: string): Reading => new Reading(folded, {});
const finds = (folded: Reading, paraphrases: readonly Paraphrase[]): boolean => paraphrases.some(({ phrases }) => folded.has(phrases));

/** Tells whether a text paraphrases the sign in an address, which nobody does who has none to give. */
export const paraphrasesAt = (folded: string): boolean => finds(reading(folded), AT_SIGNS);
export const paraphrasesProvider = (folded: string): boolean => ABOUT_MAIL.test(folded) && finds(reading(folded), PROVIDED);
export const paraphrasesNetwork = (folded: string): boolean => finds(reading(folded), NETWORKED);

/** Returns the text with what it describes put in place of the description, or null when it describes nothing. */
export function unparaphrased(folded: FoldedText): FoldedText | null {
  const read = reading(folded.text);
  const isDictated = finds(read, [...AT_SIGNS, ...DICTATED]);
  const found = [
    ...placesOf(folded.text, read, [...AT_SIGNS, ...(isDictated ? SIGNS : [])], true),
    ...placesOf(folded.text, read, [...(ABOUT_MAIL.test(folded.text) ? PROVIDED : []), ...NETWORKED], false),
  ];
  const described = found.length > 0 ? inPlaceOf(folded, found) : null;
  return MISHEARD.reduce<FoldedText | null>((heard, name) => replaced(heard ?? folded, name) ?? heard, described);
}

interface Place {
  start: number;
  end: number;
  stands: string;
}

function placesOf(text: string, read: Reading, paraphrases: readonly Paraphrase[], isSign: boolean): Place[] {
  return paraphrases.flatMap(({ phrases, stands }) =>
    phrases.flatMap((phrase) =>
      read.find(phrase).map(({ first, last }) => {
        const [start, end] = [read.tokens[first]!.start, read.tokens[last]!.end];
        if (!isSign) return { start, end, stands };
        const lead = LEAD.exec(text.slice(Math.max(0, start - REACH), start))![0].length;
        return { start: start - lead, end: end + TAIL.exec(text.slice(end, end + REACH))![0].length, stands };
      }),
    ),
  );
}

/** Returns the text with every match in another form, of which each sign comes from the whole match; null when there is none. */
export function replaced(
  folded: FoldedText,
  [pattern, stands]: readonly [RegExp, string | ((match: string) => string)],
): FoldedText | null {
  const places = [...folded.text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    stands: typeof stands === "string" ? stands : stands(match),
  }));
  return places.length > 0 ? inPlaceOf(folded, places) : null;
}

/** Returns the text with other words in some places. Of those that overlap, the longer one that begins first counts. */
function inPlaceOf(folded: FoldedText, places: readonly Place[]): FoldedText {
  const text: string[] = [];
  const start: number[] = [];
  const end: number[] = [];
  let at = 0;
  const keepTo = (to: number) => {
    for (; at < to; at++) {
      text.push(folded.text[at]!);
      start.push(folded.start[at]!);
      end.push(folded.end[at]!);
    }
  };
  for (const place of places.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (place.start < at || place.end <= place.start) continue;
    keepTo(place.start);
    for (const unit of place.stands.split("")) {
      text.push(unit);
      start.push(folded.start[place.start]!);
      end.push(folded.end[place.end - 1]!);
    }
    at = place.end;
  }
  keepTo(folded.text.length);
  return { text: text.join(""), start, end };
}

const SPELLED = /(?<![\p{L}\p{N}._/@:+-])(?:[\p{L}\p{N}._/@:+-] ){5,}[\p{L}\p{N}._/@:+-](?![\p{L}\p{N}._/@:+-])/gu;

/** Returns the text with what is spelled sign by sign put together, «t . m e / x» as «t.me/x»; null when nothing is. */
export function putTogether(folded: FoldedText): FoldedText | null {
  const matches = [...folded.text.matchAll(SPELLED)];
  const gaps = new Set(matches.flatMap(({ index, 0: text }) => Array.from(text, (_, step) => index + step)));
  if (matches.length === 0) return null;
  const kept = folded.start.map((_, index) => index).filter((index) => folded.text[index] !== " " || !gaps.has(index));
  return {
    text: kept.map((index) => folded.text[index]!).join(""),
    start: kept.map((index) => folded.start[index]!),
    end: kept.map((index) => folded.end[index]!),
  };
}
