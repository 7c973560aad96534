import { type NumberInText, numbersAsMeant } from "./numbers.ts";
import { isList, isQuantity, withoutOrdinary } from "./quantities.ts";
import type { Span, Word } from "./words.ts";

const MIN_DIGITS = 7;
const MAX_FILLERS = 4;
const MAX_SCATTER = 48;
const MIN_FILED = 4;
/** Fewer figures than a number with its area code has. */
const BETWEEN_LETTERS = /^\d{0,2}[a-z]{1,3}\d{4,9}[a-z]{1,3}$/;
const BEHIND_LETTERS = /^\d{0,2}[a-z]{1,3}\d{4,9}$/;
const LOT_BEFORE = /\b(?:lotes?|lot|batch|serie|serial)\b[^.!?\n]{0,44}$/;
const MIN_ROMANS = 3;
/** Before a number, what says that it is that of a file. */
const ROOM_BEFORE = 50;
const ROOM_FOR_PREFIX = 110;
/** Words that people say almost only between the groups of a number. */
const FILLERS = new Set(
  "y guion raya espacio luego despues mas plus dash and e o l coma pausa slash barra then puis depois poi apre ak und".split(" "),
);
/** Words that people say there and elsewhere. Only groups with the shape of a number are joined across these. */
const LOOSE_FILLERS = new Set([
  ...FILLERS,
  ..."seguido seguida de del por en con el la los las al final marca marcas marque marcar ultimo ultimos termina terminando primero entonces siguiente".split(
    " ",
  ),
  ..."digitos followed by finally the last ensuite enfin finalmente mete epi punto dot point area codigo code numero x xx abc tel".split(
    " ",
  ),
]);
/** A number of this country with letters that look like digits: «8O9.SSS.O126». */
const DRAWN =
  /(?<![\p{L}\p{N}])(?:\+?[1il][\s.-]?)?\(?[8b][o024za][9gq]\)?[\s.-]?[\doilszbgqea]{3}[\s.-]?[\doilszbgqea]{4}(?![\p{L}\p{N}])/gu;
const MIN_TRUE = 4;
/** «El prefijo de España y después» before a number. */
const PREFIX_DESCRIBED =
  /(?<![\p{L}\p{N}])(?:(?:el|la|the|le|l|o) ?['’]?)?(?:prefijo|codigo|indicativo|indicatif|prefix|code|kod|ddi|ddd)(?: (?:de area|internacional|telefonico|area))? (?:de|del|of|for|du|da|do|para|pou) [\p{L}\s,]{2,60}$/u;
/** «VIII-O-IX, V-VII-I, IV-IV-II-VI»: one digit each, and the letter O for zero. */
const ROMAN_FIGURES = /(?<![\p{L}\p{N}])(?:(?:ix|iv|v?i{1,3}|v|o|0)[\s,.;:/-]{1,3}){6,13}(?:ix|iv|v?i{1,3}|v|o|0)(?![\p{L}\p{N}])/gu;
/** The group lengths of numbers of this region, with and without the country code. */
const SHAPES = new Set(["3 3 4", "1 3 3 4", "3 7", "3 3 2 2", "3 4 3", "3 2 2 3"]);

/** Finds seven or more digits in a row, in digits or words, that are not dates, years, money or a list. */
export function phoneSpans(folded: string, words: readonly Word[]): Span[] {
  const fillersIn = gapReader(folded);
  const goesOn = (last: NumberInText, next: NumberInText, fillers: ReadonlySet<string>): boolean =>
    fillersIn({ start: last.end, end: next.start }, fillers) && !countsOn(folded, last, next);
  const numbers = numbersAsMeant(folded, words);
  const order = new Map(numbers.map((number, at) => [number, at]));
  const drawn = [...folded.matchAll(DRAWN)].filter(({ 0: match }) => (match.match(/\d/g) ?? []).length >= MIN_TRUE);
  const read = [
    ...chains(numbers, (last, next) => goesOn(last, next, FILLERS)).filter((group) => isPhone(folded, group)),
    ...chains(numbers, (last, next) => goesOn(last, next, LOOSE_FILLERS)).filter((group) => hasShape(group) && isPhone(folded, group)),
    ...scattered(folded, numbers),
  ].map((group) => {
    const whole = withRest(folded, numbers, order.get(group[0]!)!, order.get(group.at(-1)!)!);
    return { start: opening(folded, whole.start - lengthOfPrefix(folded, whole.start)), end: whole.end };
  });
  const romans = [...folded.matchAll(ROMAN_FIGURES)].filter(
    ({ 0: match }) => (match.match(/[iv]{2,}|ix/g) ?? []).length >= MIN_ROMANS && !/i.*\bii\b.*\biii\b.*\biv\b.*\bv\b/.test(match),
  );
  return [...read, ...[...drawn, ...romans].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))];
}

/** Adds the numbers on both sides that belong to a number, across an unknown word: «tres hun sinco», «con el ochoveintinueve». */
function withRest(folded: string, numbers: readonly NumberInText[], first: number, last: number): Span {
  const belongs = (number: NumberInText | undefined, gap: Span): boolean =>
    number !== undefined && !isQuantity(folded, number) && REST.test(folded.slice(gap.start, gap.end).slice(0, MAX_REST));
  let [from, to] = [first, last];
  while (to - last < MAX_FILLERS) {
    const next = numbers[to + 1];
    if (!belongs(next, { start: numbers[to]!.end, end: next?.start ?? 0 })) break;
    to++;
  }
  while (first - from < MAX_FILLERS) {
    const next = numbers[from - 1];
    if (!belongs(next, { start: next?.end ?? 0, end: numbers[from]!.start })) break;
    from--;
  }
  return { start: numbers[from]!.start, end: numbers[to]!.end };
}

/** Blanks, with a short word or «con el» between them. */
const REST = /^(?:[ -]{1,3}|[ -]?(?:con|com|y) (?:el|la|o) | ?[a-z]{1,4} ?)$/;
const MAX_REST = 12;

/** Finds an area code of this country and what follows it, with any few words between: «809 y la segunda parte 555, al final 0147». */
function scattered(folded: string, numbers: readonly NumberInText[]): NumberInText[][] {
  return numbers.flatMap((first, at) => {
    const group = numbers.slice(at, at + 3);
    const near = group.slice(1).every(({ start }, index) => start - group[index]!.end <= MAX_SCATTER);
    if (!/^(?:809|829|849)$/.test(first.digits) || group.map(({ digits }) => digits.length).join(" ") !== "3 3 4" || !near) return [];
    // Nobody counts anything as 0142.
    return !group.at(-1)!.digits.startsWith("0") && group.some((number) => isQuantity(folded, number))
      ? []
      : group.map((number) => [number]);
  });
}

/** Returns whether a small number after «y» and a long one counts something: «el expediente 4521-87 y 3 embriones». */
function countsOn(folded: string, last: NumberInText, next: NumberInText): boolean {
  return last.digits.length >= MIN_FILED && next.digits.length <= 2 && /[a-z]/.test(folded.slice(last.end, next.start));
}

function chains(numbers: readonly NumberInText[], joined: (last: NumberInText, next: NumberInText) => boolean): NumberInText[][] {
  const groups: NumberInText[][] = [];
  for (const number of numbers) {
    const group = groups.at(-1);
    if (group && joined(group.at(-1)!, number)) group.push(number);
    else groups.push([number]);
  }
  return groups;
}

/** Returns a function that says whether a gap contains only signs and a few of the given words. */
function gapReader(folded: string) {
  return ({ start, end }: Span, fillers: ReadonlySet<string>): boolean => {
    if (end - start > 48) return false;
    const gap = folded.slice(start, end);
    if (/\n\s*\n|[^\p{L}\p{N}]{7}/u.test(gap)) return false;
    const between = gap.match(/[\p{L}\p{N}]+/gu) ?? [];
    // In «849abc555», letters without a space are not a word of a sentence.
    const glued = between.length === 1 && gap.length === between[0]!.length && gap.length <= 5 && gap !== "x" && gap !== "h";
    return glued || (between.length <= MAX_FILLERS && between.every((word) => fillers.has(word)));
  };
}

function isPhone(folded: string, group: readonly NumberInText[]): boolean {
  const digits = group.reduce((count, number) => count + number.digits.length, 0);
  const [start, end] = [group[0]!.start, group.at(-1)!.end];
  if (digits < MIN_DIGITS || isMark(folded, group) || (isList(folded, group) && lengthOfPrefix(folded, start) === 0)) return false;
  const [from, to] = [Math.max(0, start - ROOM_BEFORE), Math.min(folded.length, end + 9)];
  const left = withoutOrdinary(folded.slice(from, to)).slice(start - from, end - from);
  const blanked = (left.match(/_/g) ?? []).length - (folded.slice(start, end).match(/_/g) ?? []).length;
  return digits - blanked >= MIN_DIGITS;
}

/** Returns whether figures stand among letters as on the box of a medicine: «L1829047A», or «L1829047» where a lot is spoken of. */
function isMark(folded: string, group: readonly NumberInText[]): boolean {
  const [start, end] = [group[0]!.start, group.at(-1)!.end];
  const before = folded.slice(Math.max(0, start - ROOM_BEFORE), start);
  const lead = /[\p{L}\p{N}]*$/u.exec(before)![0];
  const code = lead + folded.slice(start, end) + /^[\p{L}\p{N}]*/u.exec(folded.slice(end, end + MAX_REST))![0];
  return BETWEEN_LETTERS.test(code) || (BEHIND_LETTERS.test(code) && LOT_BEFORE.test(before.slice(0, before.length - lead.length)));
}

function hasShape(group: readonly NumberInText[]): boolean {
  return SHAPES.has(group.map(({ digits }) => digits.length).join(" ")) && !/^(?:19|20)\d\d$/.test(group.at(-1)!.digits);
}

/** Returns the length of what describes the country of a number in front of it. */
const lengthOfPrefix = (folded: string, start: number): number =>
  PREFIX_DESCRIBED.exec(folded.slice(Math.max(0, start - ROOM_FOR_PREFIX), start))?.[0].length ?? 0;

/** Moves the start back over «+» and «(» before the first digit. */
function opening(folded: string, start: number): number {
  let at = start;
  while (at > 0 && /[+(]/.test(folded[at - 1]!)) at--;
  return at;
}
