import { type NumberInText, numbersAsMeant } from "./numbers.ts";
import type { Span, Word } from "./words.ts";

const NUMERAL = /(?:^|[^\p{L}])(?:un|uno|una|otro|otra|another|a|an|one|yon|lot|um|outro|le|ein|eine)\s$/u;
const STEP =
  /(?:^|[^\p{L}])(?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|luego|despues|sigue|siguen|viene|vienen|va|van|seguido|cierra|termina|empieza|arranca|entonces|ahora|otra vez|ultimo|first|second|third|then|next|finally|ensuite|puis|d.abord|premier|enfin|epi|apre|apre sa|premye|depois|primeiro)(?:\s(?:es|de|con|por|sa))?(?:\s(?:el|la|los|un|una|otro|the|a|an|le|o|yon))?[\s:,]{1,3}$/u;
/** Matches a pause: «ocho… mmm… dos…». */
const PAUSED = /(?:^|…|\.{2,})\s?$/u;
const ARTICLE = /(?:^|[^\p{L}])(?:el|la|the|le|o|l)\s$/u;
/** What follows a digit that counts nothing: a sign, the end, or a connecting word. */
const BARE =
  /^(?:\s?[,;.:…!?)\-–—/|]|\s?$|\s?\n|\s(?:y|e|o|luego|despues|sigue|seguido|viene|va|otra vez|por|entonces|and|then|et|puis|ensuite|epi|apre|ak|depois)(?![\p{L}\p{N}]))/u;
const MAX_GAP = 70;
const MAX_FIGURES = 4;
const WHOLE = 10;
/** With this many digits after «un» somebody is dictating: «un ocho, un dos» counts nothing. */
const MIN_DICTATED = 7;
const LOOK_BACK = 36;
const LOOK_AHEAD = 12;

/**
 * Finds a number that is dictated digit by digit with remarks in between: «primero un ocho, luego un dos, después un nueve; ahí respira;
 * un cuatro…». «Un hijo, dos abortos» counts something each time, and the numbers of «el ocho, el diez y el doce» rise.
 */
export function dictatedNumbers(folded: string, words: readonly Word[]): Span[] {
  const runs: { numbers: NumberInText[]; said: number }[] = [];
  for (const number of numbersAsMeant(folded, words)) {
    const said = isDictated(folded, number);
    if (said === 0) continue;
    const run = runs.at(-1);
    if (run && number.start - run.numbers.at(-1)!.end <= MAX_GAP) {
      run.numbers.push(number);
      run.said += said;
    } else runs.push({ numbers: [number], said });
  }
  return runs.filter(isNumber).map(({ numbers }) => ({ start: numbers[0]!.start, end: numbers.at(-1)!.end }));
}

/** Rates how surely a number is dictated: 2 after «un», 1 after «luego el», 0 where it counts or measures something. */
function isDictated(folded: string, { start, end, digits }: NumberInText): 0 | 1 | 2 {
  if (digits.length > MAX_FIGURES || !BARE.test(folded.slice(end, end + LOOK_AHEAD))) return 0;
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  return NUMERAL.test(before) ? 2 : STEP.test(before) || ARTICLE.test(before) || PAUSED.test(before) ? 1 : 0;
}

function isNumber({ numbers, said }: { numbers: readonly NumberInText[]; said: number }): boolean {
  const figures = numbers.map(({ digits }) => digits).join("").length;
  const values = numbers.map(({ digits }) => Number(digits));
  const rises = values.every((value, at) => at === 0 || value > values[at - 1]!);
  // «Metformina 850, luego 1000, luego 1700»: doses are round.
  const long = values.filter((value) => value >= 100);
  if (long.length > 0 && long.every((value) => value % 50 === 0)) return false;
  return !rises && figures >= (said >= numbers.length * 1.5 ? MIN_DICTATED : WHOLE);
}
