/**
 * A text as a reader hears it: without accents, capitals, invisible characters, foreign digits or letters that only look
 * Latin; with the way back to the original positions.
 */
export interface FoldedText {
  text: string;
  /** Where each UTF-16 unit of `text` comes from in the original. */
  start: readonly number[];
  end: readonly number[];
}

// Letters of other alphabets that are drawn like ours. NFKD takes care of full-width, mathematical and circled ones.
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: "a",
    ɑ: "a",
    α: "a",
    в: "b",
    ь: "b",
    β: "b",
    с: "c",
    ϲ: "c",
    ԁ: "d",
    е: "e",
    є: "e",
    ε: "e",
    ℮: "e",
    ғ: "f",
    ɡ: "g",
    һ: "h",
    н: "h",
    і: "i",
    ι: "i",
    ı: "i",
    ӏ: "l",
    ј: "j",
    к: "k",
    κ: "k",
    м: "m",
    п: "n",
    η: "n",
    ո: "n",
    о: "o",
    ο: "o",
    σ: "o",
    օ: "o",
    р: "p",
    ρ: "p",
    ԛ: "q",
    г: "r",
    ѕ: "s",
    т: "t",
    τ: "t",
    υ: "u",
    ս: "u",
    ν: "v",
    ѵ: "v",
    ԝ: "w",
    ω: "w",
    х: "x",
    χ: "x",
    у: "y",
    γ: "y",
    ᴢ: "z",
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    ł: "l",
    đ: "d",
    ð: "d",
    þ: "th",
    "。": ".",
    "·": ".",
    "•": ".",
    "∙": ".",
    "⋅": ".",
    "‧": ".",
    "٫": ".",
    "−": "-",
    "⁃": "-",
    "＿": "_",
    〇: "0",
  }),
);

export function foldText(original: string): FoldedText {
  let text = "";
  const start: number[] = [];
  const end: number[] = [];
  let at = 0;
  for (const point of original) {
    const folded = foldPoint(point);
    for (let unit = 0; unit < folded.length; unit++) {
      start.push(at);
      end.push(at + point.length);
    }
    text += folded;
    at += point.length;
  }
  return { text, start, end };
}

/** For a needle: folded, and nothing but letters and digits. */
export function foldedLetters(text: string): string {
  return foldText(text).text.replace(/[^\p{L}\p{N}]/gu, "");
}

function foldPoint(point: string): string {
  const code = point.codePointAt(0)!;
  if (code < 0x80) return code === 10 ? "\n" : code <= 32 ? " " : point.toLowerCase();
  const enclosed = enclosedLetter(code);
  if (enclosed) return enclosed;
  let folded = "";
  for (const part of point.normalize("NFKD").toLowerCase().normalize("NFKD")) {
    if (/[\p{M}\p{Cf}]/u.test(part)) continue;
    if (/\p{Nd}/u.test(part)) folded += digitOf(part);
    else if (/\p{Pd}/u.test(part)) folded += "-";
    else if (/\s/u.test(part) || part === "ㅤ" || part === "⠀") folded += " ";
    else folded += LOOKALIKES.get(part) ?? part;
  }
  return folded;
}

/** The letters in discs, squares and flags, which have no decomposition. */
function enclosedLetter(code: number): string | null {
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  return code >= 0x2776 && code <= 0x277e ? String(code - 0x2775) : null;
}

/** Unicode keeps the ten digits of a script side by side, so a digit's value is its distance from the first of them. */
function digitOf(point: string): string {
  const code = point.codePointAt(0)!;
  if (code < 0x80) return point;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
