import type { FoldedText } from "./folded-text.ts";
import { replaced } from "./paraphrases.ts";

/** Parts of contacts that writers cut by blanks or signs to hide them: «a rroba», «g.m.a.i.l», «och-o». */
const SIGNS = "arroba arobase aroba".split(" ");
const PARTS =
  "gmail hotmail outlook icloud yahoo protonmail proton punto ponto point correo email whatsapp wasap instagram insta telegram facebook tiktok telefono celular".split(
    " ",
  );
const FIGURES =
  "cero uno dos tres cuatro cinco seis siete ocho nueve zero three four five seven eight nine quatre cinq sept huit neuf zewo twa senk quatro oito nove veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa veintinueve ochocientos quinientos".split(
    " ",
  );
/** Endings of addresses. They are short enough to be parts of other words, so they count only after another cut word. */
const ENDS = "com net org".split(" ");
/** With fewer digits it is a slip of the keyboard. */
const MIN_FIGURES = 3;

const GAP = "[ .*_·'|~-]{0,2}";
const cut = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map((word) => [...word].join(GAP)).join("|")})(?![\p{L}\p{N}])`, "gu");
const CUT_SIGN = cut(SIGNS);
const CUT_PARTS = cut([...SIGNS, ...PARTS]);
const CUT_ENDS = cut(ENDS);
const CUT_FIGURES = cut(FIGURES);

const cutIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match).filter((match) => /[^\p{L}]/u.test(match));

/** Returns whether the @ of an address is cut, which only a writer with an address does. */
export const cutsAddress = (text: string): boolean => cutIn(text, CUT_SIGN).length > 0;

/** Returns the text with such words put together, or null when none is cut. */
export function withWholeWords(folded: FoldedText): FoldedText | null {
  const whole = (match: string) => match.replace(/[^\p{L}]/gu, "");
  const patterns = [
    ...(cutIn(folded.text, CUT_PARTS).length > 0 ? [CUT_PARTS, CUT_ENDS] : []),
    ...(cutIn(folded.text, CUT_FIGURES).length >= MIN_FIGURES ? [CUT_FIGURES] : []),
  ];
  return patterns.reduce<FoldedText | null>((read, pattern) => replaced(read ?? folded, [pattern, whole]) ?? read, null);
}
