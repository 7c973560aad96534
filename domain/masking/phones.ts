import { type NumberInText, numbersAsMeant } from "./numbers.ts";
import { isList, isQuantity, withoutOrdinary } from "./quantities.ts";
import type { Span, Word } from "./words.ts";

const MIN_DIGITS = 7;
const MAX_FILLERS = 4;
const MAX_SCATTER = 48;
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
/** The group lengths of numbers of this region, with and without the country code. */
const SHAPES = new Set(["3 3 4", "1 3 3 4", "3 7", "3 3 2 2", "3 4 3", "3 2 2 3"]);

/** Finds seven or more digits in a row, in digits or words, that are not dates, years, money or a list. */
export function phoneSpans(folded: string, words: readonly Word[]): Span[] {
  const fillersIn = gapReader(folded);
  const numbers = numbersAsMeant(folded, words);
  const order = new Map(numbers.map((number, at) => [number, at]));
  return [
    ...chains(numbers, (gap) => fillersIn(gap, FILLERS)).filter((group) => isPhone(folded, group)),
    ...chains(numbers, (gap) => fillersIn(gap, LOOSE_FILLERS)).filter((group) => hasShape(group) && isPhone(folded, group)),
    ...scattered(folded, numbers),
  ].map((group) => {
    const whole = withRest(folded, numbers, order.get(group[0]!)!, order.get(group.at(-1)!)!);
    return { start: opening(folded, whole.start), end: whole.end };
  });
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
    return group.some((number) => isQuantity(folded, number)) ? [] : group.map((number) => [number]);
  });
}

function chains(numbers: readonly NumberInText[], joined: (gap: Span) => boolean): NumberInText[][] {
  const groups: NumberInText[][] = [];
  for (const number of numbers) {
    const group = groups.at(-1);
    if (group && joined({ start: group.at(-1)!.end, end: number.start })) group.push(number);
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
  if (digits < MIN_DIGITS || isList(folded, group)) return false;
  const [start, end] = [group[0]!.start, group.at(-1)!.end];
  const [from, to] = [Math.max(0, start - 5), Math.min(folded.length, end + 9)];
  const left = withoutOrdinary(folded.slice(from, to)).slice(start - from, end - from);
  const blanked = (left.match(/_/g) ?? []).length - (folded.slice(start, end).match(/_/g) ?? []).length;
  return digits - blanked >= MIN_DIGITS;
}

function hasShape(group: readonly NumberInText[]): boolean {
  return SHAPES.has(group.map(({ digits }) => digits.length).join(" ")) && !/^(?:19|20)\d\d$/.test(group.at(-1)!.digits);
}

/** Moves the start back over «+» and «(» before the first digit. */
function opening(folded: string, start: number): number {
  let at = start;
  while (at > 0 && /[+(]/.test(folded[at - 1]!)) at--;
  return at;
}
