import type { Span } from "./words.ts";

/** What laboratories and ultrasounds measure, folded, with the most that a report says of it in any unit; where no bound is known, none counts. */
const MOST: Readonly<Record<string, number>> = {
  ...{
    amh: 250,
    antimulleriana: 250,
    mulleriana: 250,
    fsh: 250,
    foliculoestimulante: 250,
    lh: 250,
    luteinizante: 250,
    tsh: 250,
    t3: 400,
    t4: 250,
  },
  ...{ tirotropina: 250, prolactina: 6000, prl: 6000, estradiol: 20_000, e2: 20_000, progesterona: 350, p4: 350, testosterona: 3000 },
  ...{ insulina: 500, glucosa: 700, glicemia: 700, azucar: 700, hba1c: 20, glicosilada: 20, hemoglobina: 200, hb: 200, hematocrito: 70 },
  ...{
    creatinina: 200,
    urea: 400,
    colesterol: 900,
    trigliceridos: 5000,
    ferritina: 5000,
    hierro: 500,
    homa: 40,
    cortisol: 1500,
    dhea: 2000,
  },
  ...{
    "vitamina d": 300,
    "vit d": 300,
    b12: 5000,
    tgo: 5000,
    tgp: 5000,
    alt: 5000,
    ast: 5000,
    imc: 90,
    calcio: 300,
    potasio: 10,
    sodio: 200,
  },
  ...{
    plaquetas: Number.POSITIVE_INFINITY,
    leucocitos: Number.POSITIVE_INFINITY,
    hcg: Number.POSITIVE_INFINITY,
    beta: Number.POSITIVE_INFINITY,
  },
  ...{ ca125: 20_000, "ca 125": 20_000, shbg: 500, homocisteina: 200, "recuento antral": 80, antrales: 80, rfa: 80, endometrio: 40 },
};
const MEASURED = Object.keys(MOST)
  .toSorted((one, other) => other.length - one.length)
  .join("|");
/** A name of these, a few words and signs that say its value, and the value. */
const VALUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${MEASURED})(?![\p{L}\p{N}])[^\p{L}\p{N}\n]{0,4}(?:(?:en|de|es|fue|a|la|el|me|salio|sali|esta|total|libre|basal|was|is|est|le)[\s:=]{1,3}){0,4}(\d{1,6})(?:([.,])(\d{1,3})(?!\d))?(?![\d/])`,
  "gu",
);
const AREA = /^1?(?:809|829|849)/;
const WHOLE = [10, 11];
const LOCAL = 7;
const MIN_VALUES = 2;
const NEAR = 60;

const HOURS =
  /(?<![\d.,:/])(?:\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\b\.?)?(?:,\s?|\s(?:y|a|o|e|and)\s|,?\sy\s|;\s?|\s)){2,5}\d{1,2}[:.]\d\d(?![\d:])/g;

/** Returns whether hours are the digits of a number, because one of them is on no clock: «9:29, 4:07, 33:18». */
function isNumberInHours(folded: string): boolean {
  return [...folded.matchAll(HOURS)].some(([match]) => {
    const hours = [...match.matchAll(/(\d{1,2}):(\d\d)/g)];
    const length = match.replace(/\D/g, "").length;
    if (length === WHOLE[0] && AREA.test(match.replace(/\D/g, ""))) return true;
    return length >= LOCAL && length <= WHOLE.at(-1)! && hours.some(([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59);
  });
}

interface Value extends Span {
  digits: string;
  /** No laboratory reports this: a zero before other digits, or far more than anybody has. */
  odd: boolean;
  decimal: boolean;
}

/**
 * Tells whether a list of values of a laboratory is a telephone number: whole values that follow one another and make one of this
 * country, or values that nobody has and that are as long as one together.
 */
export function areNumberInValues(folded: string): boolean {
  const values = [...folded.matchAll(VALUE)].map(readValue);
  const odd = values.filter((value) => value.odd);
  const loose = odd.map(({ digits }) => digits).join("");
  if (odd.length >= MIN_VALUES && loose.length >= LOCAL && loose.length <= WHOLE.at(-1)!) return true;
  return values.some((_, from) => isNumberFrom(values, from)) || makesNumberWithZero(folded) || isNumberInHours(folded);
}

/** Whole numbers with a name before them: not the groups of a plain telephone number, which is masked whole, nor dates, hours or decimals. */
const WHOLE_NUMBER = /(?<![\d.,/:-])(?<=[a-zñ][\s=(]{1,3})\d{1,4}(?![\d/:-]|[.,]\d)/g;
/** Returns whether values make a number of which one begins with a zero, as no count does: «cintura 55, cadera 01, cuello 26». */
function makesNumberWithZero(folded: string): boolean {
  const numbers = [...folded.matchAll(WHOLE_NUMBER)].map(({ 0: digits, index }) => ({
    ...{ digits, start: index, end: index + digits.length },
    ...{ odd: /^0\d/.test(digits), decimal: true },
  }));
  return numbers.some((_, from) => isNumberFrom(numbers, from));
}

function isNumberFrom(values: readonly Value[], from: number): boolean {
  let digits = "";
  let [whole, odd] = [true, false];
  for (let at = from; at < values.length && digits.length < WHOLE.at(-1)!; at++) {
    if (at > from && values[at]!.start - values[at - 1]!.end > NEAR) return false;
    digits += values[at]!.digits;
    whole &&= !values[at]!.decimal;
    odd ||= values[at]!.odd;
    if (WHOLE.includes(digits.length) && AREA.test(digits) && at > from && (whole || odd)) return true;
  }
  return false;
}

/** Returns where values begin that a laboratory may report. */
export const reportedValues = (folded: string): ReadonlySet<number> =>
  new Set([...folded.matchAll(VALUE)].filter((match) => !readValue(match).odd).map((match) => match.index + match[0].search(/[\d.,]+$/)));

function readValue({ 0: match, 1: name, 2: figures, 3: point, 4: rest, index }: RegExpExecArray): Value {
  const digits = figures! + (rest ?? "");
  const amount = Number(`${figures}.${rest ?? 0}`);
  const zero = /^0\d/.test(figures!);
  return {
    ...{ start: index, end: index + match.length, digits },
    ...{ odd: zero || (point === undefined && amount > MOST[name!]!), decimal: point !== undefined },
  };
}
