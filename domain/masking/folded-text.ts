import { createRequire } from "node:module";

/**
 * A text in a canonical form: without accents, capitals, invisible characters, foreign digits or letters that only look Latin. It keeps
 * the original position of each character.
 */
export interface FoldedText {
  text: string;
  /** The position in the original of each UTF-16 unit of `text`. */
  start: readonly number[];
  end: readonly number[];
}

// Similar letters that the Unicode table of confusables lacks or reads differently. NFKD handles full-width, mathematical and circled
// letters. In pairs: the letter as drawn, the letter as read.
const READ_AS =
  "аaɑaαaвbьbβbсcϲcԁdеeєeεe℮eғfɡgһhнhіiιiıiӏlјjкkκkмmпnηnոnоoοoσoօoрpρpԛqгrѕsтtτtυuսuνvѵvԝwωwхxχxуyγyᴢzøołlđdðd" +
  // Small capitals.
  "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzᴎnᴙrɐaɔcǝeɘeɟfƃgɥhᴉiᴈeɾjʞkꞁlɯmɹrʇtʌvʍwʎy" +
  // Letters turned upside down. Each is read as itself; reading them in reverse order is done elsewhere.
  "⅄y∀aƐ3∃eℲfפgſfꓘk˥lɅvԀpꓤr┴t∩uΛv" +
  "。.·.•.∙.⋅.‧.٫.⸳.∘.‐-−-⁃-＿_〇0零0一1二2三3四4五5六6七7八8九9➀1➁2➂3➃4➄5➅6➆7➇8➈9➊1➋2➌3➍4➎5➏6➐7➑8➒9⓪0⓿0⓵1⓶2⓷3⓸4⓹5⓺6⓻7⓼8⓽9" +
  // Dice, clocks, and Chinese financial numerals.
  "⚀1⚁2⚂3⚃4⚄5⚅6🕐1🕑2🕒3🕓4🕔5🕕6🕖7🕗8🕘9壹1贰2叁3肆4伍5陆6柒7捌8玖9零0〡1〢2〣3〤4〥5〦6〧7〨8〩9ǥgħhŧtƀbƶzɇeɍrɉjꝁkꝑpɏyđdłl" +
  // Braille.
  "⠁a⠃b⠉c⠙d⠑e⠋f⠛g⠓h⠊i⠚j⠅k⠇l⠍m⠝n⠕o⠏p⠟q⠗r⠎s⠞t⠥u⠧v⠺w⠭x⠽y⠵z";
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...[...READ_AS.matchAll(/(.)(.)/gu)].map(([, drawn, read]) => [drawn!, read!] as const),
  ...Object.entries({ ß: "ss", æ: "ae", œ: "oe", þ: "th" }),
]);
const require = createRequire(import.meta.url);
/** From the Unicode table of characters that are mistaken for each other. */
const CONFUSABLES = require("unhomoglyph/data.json") as Readonly<Record<string, string>>;

/** The many ways of writing one character without typing it: «%40», «&#64;», «&commat;», «\u0040». */
const ESCAPE = /((?:%[0-9a-f]{2})+)|&#(\d{1,7});?|&#x([0-9a-f]{1,6});?|&([a-z]{2,8});|(?:\\[ux]\{?|\bu\+|0x)([0-9a-f]{2,5})\}?/iy;
const ENTITIES: Readonly<Record<string, string>> = {
  commat: "@",
  period: ".",
  lowbar: "_",
  num: "#",
  plus: "+",
  hyphen: "-",
  dash: "-",
  colon: ":",
  sol: "/",
  nbsp: " ",
  amp: "&",
};

/** Returns the readings of a text: one, or two when it contains escapes, with and without decoding them. */
export function readingsOf(original: string): FoldedText[] {
  const plain = foldText(original);
  return /%[0-9a-f]{2}|&#?\w{2,8};?|\\[ux]|u\+|0x/i.test(original) ? [plain, foldText(original, true)] : [plain];
}

export function foldText(original: string, decode = false): FoldedText {
  const units: string[] = [];
  const start: number[] = [];
  const end: number[] = [];
  const add = (folded: string, from: number, to: number) => {
    for (const unit of folded.split("")) {
      units.push(unit);
      start.push(from);
      end.push(to);
    }
  };
  for (let at = 0; at < original.length; ) {
    const escaped = decode ? escapeAt(original, at) : null;
    const point = escaped?.stands ?? String.fromCodePoint(original.codePointAt(at)!);
    const length = escaped?.length ?? point.length;
    const numeral = escaped ? null : numeralAt(original, at);
    if (numeral) add(numeral, at, at + length);
    else for (const part of point) add(foldPoint(part), at, at + length);
    at += length;
  }
  return { text: units.join(""), start, end };
}

function escapeAt(text: string, at: number): { stands: string; length: number } | null {
  if (!/[%&\\u0]/i.test(text[at]!)) return null;
  ESCAPE.lastIndex = at;
  const match = ESCAPE.exec(text);
  if (!match) return null;
  const [whole, percent, decimal, hex, entity, escaped] = match;
  try {
    const stands = percent
      ? decodeURIComponent(percent)
      : entity
        ? ENTITIES[entity.toLowerCase()]
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? escaped!, 16));
    return stands ? { stands, length: whole.length } : null;
  } catch {
    return null;
  }
}

/** Folds a text and keeps only letters and digits, for searching in it. */
export function foldedLetters(text: string): string {
  return foldText(text).text.replace(/[^\p{L}\p{N}]/gu, "");
}

function foldPoint(point: string): string {
  const code = point.codePointAt(0)!;
  if (code < 0x80) return code === 10 ? "\n" : code <= 32 ? " " : point.toLowerCase();
  const known = LOOKALIKES.get(point) ?? LOOKALIKES.get(point.toLowerCase()) ?? enclosedLetter(code);
  if (known) return known;
  let folded = "";
  for (const part of point.normalize("NFKD").toLowerCase().normalize("NFKD")) {
    if (/[\p{M}\p{Cf}]/u.test(part)) continue;
    if (/\p{Nd}/u.test(part)) folded += digitOf(part);
    else if (/\p{Pd}/u.test(part)) folded += "-";
    else if (/\s/u.test(part) || part === "ㅤ" || part === "⠀") folded += " ";
    else folded += LOOKALIKES.get(part) ?? latinLike(part) ?? part;
  }
  return folded;
}

/** Returns the letter of our alphabet that a character resembles by the Unicode table, or null. */
function latinLike(point: string): string | null {
  const read = point < "\u0080" || !Object.hasOwn(CONFUSABLES, point) ? undefined : CONFUSABLES[point];
  return read !== undefined && /^[\x20-\x7e]{1,2}$/.test(read) ? read.toLowerCase() : null;
}

/** Returns letters in discs, squares and flags, which have no decomposition. */
function enclosedLetter(code: number): string | null {
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  if (code >= 0xe0041 && code <= 0xe007a) return String.fromCharCode(code - 0xe0000).toLowerCase();
  return code >= 0x2776 && code <= 0x277e ? String(code - 0x2775) : null;
}

/** Returns the value of a Roman numeral sign («Ⅷ») outside a word. Inside a word it is a letter. */
function numeralAt(text: string, at: number): string | null {
  const value = NUMERALS[(text.charCodeAt(at) - 0x2160) % 16];
  if (!/[Ⅰ-Ⅻⅰ-ⅻ]/.test(text[at]!) || /[a-zа-я]/i.test(`${text[at - 1] ?? ""}${text[at + 1] ?? ""}`)) return null;
  return String(value);
}

const NUMERALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Returns the value of a digit. Unicode keeps the ten digits of a script side by side, so the value is the distance from the first of
 * them.
 */
function digitOf(point: string): string {
  const code = point.codePointAt(0)!;
  if (code < 0x80) return point;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
