import { AT_SIGN, NETWORKS, OTHER_SIGNS, PROVIDERS } from "./described-signs.ts";
import type { FoldedText } from "./folded-text.ts";
import { type Phrase, phrasesOf, Reading } from "./phrases.ts";

/**
 * Signs of addresses, mail providers and networks that a writer describes instead of naming them, with what each stands for: «la a con
 * el rabito», «en el de Google», «la red de las fotos».
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

/** What surrounds a spoken sign and belongs to it: blanks, brackets, commas, an article. */
const LEAD =
  /[\s,;:.([{«"*~-]{0,4}(?:(?<![\p{L}\p{N}])(?:y|con|luego|despues|seguid[oa] del?|aqui va|ahi va|va|un|una|el|la|los|the|le|o|mas|then|puis)\s){0,4}$/u;
const TAIL = /^[\s,;)\]}»"*~-]{0,4}/;
const REACH = 40;

/** Words about mail. Without them, a message that names Google or an apple means just that. */
const ABOUT_MAIL =
  /\b(?:correo|correito|e?-?mail|buzon|usuario|user|cuenta|escrib|escriv|ekri|ecri|mand|consig|encuentr|arroba|adres|address|contact|reach|write|adresse|courriel)/;

/** Names of networks in pieces or misheard. Their correct spellings are read as they are. */
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

/** Returns whether a text paraphrases the @ of an address, which only a writer with an address does. */
export const paraphrasesAt = (folded: string): boolean => finds(reading(folded), AT_SIGNS);
export const paraphrasesProvider = (folded: string): boolean => ABOUT_MAIL.test(folded) && finds(reading(folded), PROVIDED);
export const paraphrasesNetwork = (folded: string): boolean => finds(reading(folded), NETWORKED);

/** Returns the text with descriptions replaced by what they describe, or null when it describes nothing. */
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

/**
 * Returns the text with every match replaced. Each sign of the replacement has the position of the whole match. Returns null without a
 * match.
 */
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

/** Returns the text with other words at some places. Of overlapping places, the longer one that begins first counts. */
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
