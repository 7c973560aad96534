import type { FoldedText } from "./folded-text.ts";
import { numbersAsMeant } from "./numbers.ts";
import { replaced } from "./paraphrases.ts";
import { wordsOf } from "./words.ts";

/** Marks each result in a text whose sums are solved, to tell computed numbers from written ones. */
export const WORKED_OUT = "\ue000";

const PLUS =
  "\\+|mas|plus|mais|plis|sumado a|(?:y )?(?:le )?(?:pon|sum|agreg|anad|aument|sub)\\w{0,6}(?:le|les)|(?:and )?add|(?:et )?ajoutez|soman?do";
const MINUS = "-|menos|minus|moins|mwens|(?:y )?(?:le )?(?:quit|rest|baj)\\w{0,6}(?:le|les)|(?:and )?(?:subtract|take away)";
const TIMES = "x|\\*|por|times|fois|vezes";
const DIVIDED = "entre|÷|\\/";
/** «1,000» is one number. */
const FIGURES = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,10}`;
const N = `(${FIGURES})`;
/** Nobody adds zero or takes away 040: «829-000» and «849-040» are written plainly. */
const SUM = new RegExp(
  String.raw`\b(?<!\d-)(?!0+\b)${N},?\s{0,2}(${PLUS}|${MINUS}|${TIMES}|${DIVIDED})\s{0,2}(?!0)(?:${N}|un|um|une|uma|en|yon)\b`,
  "g",
);
const ADDS = new RegExp(`^(?:${PLUS})$`);
const SUBTRACTS = new RegExp(`^(?:${MINUS})$`);
const DIVIDES = new RegExp(`^(?:${DIVIDED})$`);
const PART =
  /\b(?:la |the |el |a |o |le )?(mitad|half|moitie|metade|mwatye|doble|double|twice|dobro|doub|triple|triplo|cuadruple)\s(?:(?:de|of|do|da|del|du)\s){0,1}(\d{1,3}(?:[.,]\d{3})+|\d{1,10})\b/g;
const FACTOR: Readonly<Record<string, number>> = {
  ...{ mitad: 0.5, half: 0.5, moitie: 0.5, metade: 0.5, mwatye: 0.5 },
  ...{ doble: 2, double: 2, twice: 2, dobro: 2, doub: 2, triple: 3, triplo: 3, cuadruple: 4 },
};
/** Matches «uno más que 205», «one less than 10», «el siguiente del 42». */
const THAN =
  /\b(\d{1,3}|un|um|yon|en) (mas|menos|more|less|plus|moins|a mais|a menos|plis|mwens) (?:que|than|do que|pase) (?:el )?(\d{1,10})\b/g;
const NEXT = /\b(siguiente|anterior|next|suivant) (?:del?|al?|after|to|de) (?:el )?(\d{1,10})\b/g;

const OFTEN = "veces|vez|times|fois|fwa|vezes";
/** Matches «tres veces el 5». A number with more digits is a dose or a price. */
const TIMES_FIGURE = new RegExp(String.raw`\b([2-7]) (?:${OFTEN}) (?:(?:el|la|the|a|le|o|un|numero|chif) ){0,2}(\d)(?![\d.,]\d)\b`, "g");
/** Matches «el 5 tres veces», «cinco repetido tres veces», and not «5 tres veces al día». */
const FIGURE_TIMES = new RegExp(
  String.raw`\b(\d),? (?:(?:repetid[oa]|seguid[oa]|repeated|repete|pero|pon(?:ganlo|lo)|escrito) )?(?:([2-7]) (?:${OFTEN})|twice)\b(?!,? (?:al?|por|cada|lo|mas|per|par|pa|ao|el dia|day|daily|chak)\b)`,
  "g",
);
const PLURALS = [
  "ceros unos doses treses cuatros cincos seises sietes ochos nueves".split(" "),
  "zeros ones twos threes fours fives sixes sevens eights nines".split(" "),
];
const MANY: Readonly<Record<string, number>> = { dos: 2, two: 2, par: 2, tres: 3, three: 3, trio: 3, cuatro: 4, four: 4 };
/** Matches «tres cincos», «three fives». */
const SEVERAL = new RegExp(String.raw`\b(${Object.keys(MANY).join("|")}|[2-4]) (?:de )?(${PLURALS.flat().join("|")})\b`, "g");

const ASKS = new RegExp(
  String.raw`\b(?:${OFTEN}|${Object.keys(FACTOR).join("|")}|mas|menos|more|less|plus|minus|moins|mais|plis|mwens|por|sumado|add|ajoutez|subtract|siguiente|anterior|next|entre|\w{3,9}les?|${PLURALS.flat().join("|")})\b|\d\s{0,2}[+*x÷/-]\s{0,2}\d`,
);

/**
 * Returns the text in digits with its sums, halves, doubles and repetitions solved: «800+29» reads 829, «tres veces el 5» 555; null when
 * there are none.
 */
export function withSums(folded: FoldedText): FoldedText | null {
  if (!ASKS.test(folded.text)) return null;
  const several = changed(folded, SEVERAL, (_, many, figure) => String(figureOf(figure!)).repeat(MANY[many!] ?? Number(many)));
  const figures = inFigures(several ?? folded);
  const steps: readonly [RegExp, Work][] = [
    [FIGURE_TIMES, (_, figure, times) => figure!.repeat(Number(times ?? 2))],
    [TIMES_FIGURE, (_, times, figure) => figure!.repeat(Number(times))],
    [PART, (_, part, value) => String(worthOf(value) * FACTOR[part!]!)],
    [THAN, (_, by, way, value) => added(value!, /^(?:a )?(?:me|le|mo|mw)/.test(way!) && way !== "more" ? -worthOf(by) : worthOf(by))],
    [NEXT, (_, way, value) => added(value!, way === "anterior" ? -1 : 1)],
    [SUM, (_, one, by, other) => result(withoutCommas(one!), by!, worthOf(other))],
  ];
  const worked = steps.reduce<FoldedText | null>((read, [pattern, work]) => changed(read ?? figures, pattern, work) ?? read, null);
  return worked ?? several;
}

type Work = (...groups: (string | undefined)[]) => string;

function changed(folded: FoldedText, pattern: RegExp, work: Work): FoldedText | null {
  const alone = new RegExp(pattern.source);
  return replaced(folded, [pattern, (match) => WORKED_OUT + work(...(alone.exec(match) ?? [match]))]);
}

const withoutCommas = (figures: string): string => figures.replace(/[.,]/g, "");
/** Returns the value of digits. Words such as «un» mean one. */
const worthOf = (figures = ""): number => (/^\d/.test(figures) ? Number(withoutCommas(figures)) : 1);
const figureOf = (plural: string): number => PLURALS.find((names) => names.includes(plural))!.indexOf(plural);

/** Adds to a number and keeps its leading zeros: 0177 and 1 is 0178. */
const added = (figures: string, by: number): string =>
  String(Math.abs(Number(figures) + by)).padStart(figures.startsWith("0") ? figures.length : 1, "0");

function result(one: string, by: string, other: number): string {
  if (ADDS.test(by)) return added(one, other);
  if (SUBTRACTS.test(by)) return added(one, -other);
  return String(DIVIDES.test(by) ? Math.round(Number(one) / Math.max(1, other)) : Number(one) * other);
}

/** Returns the text with its numbers in digits, by their meaning. */
export function inFigures(folded: FoldedText): FoldedText {
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
  for (const number of numbersAsMeant(folded.text, wordsOf(folded.text))) {
    keepTo(number.start);
    // Parts of one word share its position: «ochoveintinueve».
    const to = Math.max(at, number.end);
    for (const figure of number.digits) {
      text.push(figure);
      start.push(folded.start[number.start]!);
      end.push(folded.end[number.end - 1]!);
    }
    at = to;
  }
  keepTo(folded.text.length);
  return { text: text.join(""), start, end };
}
