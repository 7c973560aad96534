import type { Span, Word } from "./words.ts";

const SPANISH =
  "a:a be:b ce:c de:d e:e efe:f ge:g hache:h i:i jota:j ka:k ele:l eme:m ene:n enie:n o:o pe:p cu:q ere:r erre:r ese:s te:t u:u uve:v ve:v equis:x ye:y igriega:y zeta:z ceta:z";
const ENGLISH =
  "ay:a bee:b cee:c dee:d ee:e ef:f gee:g aitch:h jay:j kay:k el:l em:m en:n oh:o pee:p cue:q ar:r ess:s tee:t you:u vee:v ex:x why:y zee:z zed:z";
const FRENCH = "ache:h ji:j elle:l emme:m enne:n esse:s zede:z";
const RADIO =
  "alfa:a alpha:a bravo:b charlie:c delta:d echo:e eco:e foxtrot:f golf:g hotel:h india:i juliet:j juliett:j kilo:k lima:l mike:m november:n noviembre:n oscar:o papa:p quebec:q romeo:r sierra:s tango:t uniform:u uniforme:u victor:v whiskey:w whisky:w xray:x yankee:y zulu:z";
const RADIO_WORDS = new Set(RADIO.split(" ").map((pair) => pair.split(":")[0]!));
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  [SPANISH, ENGLISH, FRENCH, RADIO].flatMap((names) => names.split(" ").map((pair) => pair.split(":") as [string, string])).reverse(),
);
const CONNECTORS = new Set("de del como for as in of like com di comme pour kou kom tankou".split(" "));
const SKIPPED = new Set("y con luego despues coma espacio and then et puis acento tilde letra la mayuscula".split(" "));
const MIN_NEEDLE = 4;
/** From this many letters spelled with a word each, somebody is dictating. */
const MIN_SPELLED = 3;

/** Finds a name spelled by the names of its letters («eme, a, ere»), or with a word for each («N de Navarra, A de Ana»). */
export function letterSpans(folded: string, words: readonly Word[], needles: readonly string[]): Span[] {
  const { letters, owners, spelled } = lettersOf(words);
  const found = needles
    .filter((needle) => needle.length >= MIN_NEEDLE)
    .flatMap((needle) => {
      const spans: Span[] = [];
      for (let at = letters.indexOf(needle); at !== -1; at = letters.indexOf(needle, at + 1))
        spans.push({ start: words[owners[at]!.first]!.start, end: words[owners[at + needle.length - 1]!.last]!.end });
      return spans;
    });
  return [...found, ...spelled, ...dictatedSpans(folded, words)];
}

/** Names of letters that have no other use in sentences. */
const SURE = new Set(
  "efe ge hache jota ele eme enie ere erre uve equis zeta ceta igriega griega latina aitch zed tee cue vee pee jay ache ji enne foxtrot juliet juliett uniform xray yankee zulu tango quebec whiskey romeo".split(
    " ",
  ),
);
const SAID_BETWEEN = new Set(
  "i y doble double u ve punto puntico dot point guion raya abajo bajo baja barra slash arroba at arobase mayuscula minuscula numero espacio con luego y la letra de".split(
    " ",
  ),
);
/** Among spelled letters, these are the signs of an address. */
const SAID_SIGNS = new Set("punto puntico dot point barra slash arroba arobase guion".split(" "));
/** Names of letters that sentences begin with. */
const JOINING = new Set("en el de".split(" "));
const MIN_DICTATED = 3;
const MIN_SURE = 2;
/** This many words of the radio alphabet in a row are no sentence: «November Alfa Victor Oscar». */
const MIN_RADIO = 4;

/** Finds whatever is dictated letter by letter: «eme, i, erre, e, ele, guion bajo, e, ene, ce». */
function dictatedSpans(folded: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    let [next, last, letters, sure, radio] = [at, at, 0, 0, 0];
    for (; next < words.length; next++) {
      const { text, numbers, start } = words[next]!;
      if (next > at && start - words[next - 1]!.end > 4) break;
      const isLetter = text.length === 1 || LETTER_NAMES.has(text);
      if (!isLetter && !numbers && !SAID_BETWEEN.has(text)) break;
      if (isLetter && !(letters === 0 && JOINING.has(text))) letters++;
      if (RADIO_WORDS.has(text)) radio++;
      if (SURE.has(text) || (letters > 0 && SAID_SIGNS.has(text))) sure++;
      if (isLetter || numbers) last = next;
    }
    if (radio >= MIN_RADIO || (letters >= MIN_DICTATED && sure >= (letters > MIN_DICTATED ? MIN_SURE : 1))) {
      const rest = /^[./_@-]\S{0,60}/.exec(folded.slice(words[last]!.end, words[last]!.end + 61));
      spans.push({ start: words[at]!.start, end: words[last]!.end + (rest?.[0].length ?? 0) });
    }
    at = Math.max(next, at + 1);
  }
  return spans;
}

/** Returns the letters that the words stand for, with a gap where a word stands for none, and the parts spelled with a word each. */
function lettersOf(words: readonly Word[]) {
  let letters = "";
  const owners: { first: number; last: number }[] = [];
  const spelled: Span[] = [];
  let run: number[] = [];
  const endRun = (last: number) => {
    if (run.length >= MIN_SPELLED) spelled.push({ start: words[run[0]!]!.start, end: words[last]!.end });
    run = [];
  };
  const add = (text: string, first: number, last: number) => {
    letters += text;
    for (const _ of text) owners.push({ first, last });
  };
  for (let at = 0; at < words.length; ) {
    const { text } = words[at]!;
    const letter = text.length === 1 ? text : LETTER_NAMES.get(text);
    const connectors = [1, 2].filter((step) => CONNECTORS.has(words[at + step]?.text ?? "")).length;
    const word = words[at + connectors + 1]?.text ?? "";
    if (letter && connectors > 0 && CONNECTORS.has(words[at + 1]!.text) && word.length > 1 && word.startsWith(letter)) {
      add(letter, at, at + connectors + 1);
      run.push(at);
      at += connectors + 2;
      continue;
    }
    if (!SKIPPED.has(text) || !run.length) endRun(at - 1);
    if ((text === "doble" || text === "double") && words[at + 1]) {
      const next = words[at + 1]!.text;
      const doubled = /^(?:u|ve|uve|v)$/.test(next) ? "w" : (next.length === 1 ? next : LETTER_NAMES.get(next))?.repeat(2);
      if (doubled) {
        add(doubled, at, at + 1);
        at += 2;
        continue;
      }
    }
    // Letters spelled one by one are one word.
    const isSpelled = words[at]!.end - words[at]!.start > text.length;
    if (letter || isSpelled) add(letter ?? text, at, at);
    else if (!SKIPPED.has(text)) add(" ", at, at);
    at++;
  }
  endRun(words.length - 1);
  return { letters, owners, spelled };
}
