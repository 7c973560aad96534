import type { Span } from "./words.ts";

/** Well-known codes for digits: the letters on the keys of a telephone, the alphabet counted from one or from zero, and «murciélago». */
const CODES: readonly ReadonlyMap<string, string>[] = [
  tableOf("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999"),
  tableOf("abcdefghij", "1234567890"),
  tableOf("abcdefghij", "0123456789"),
  tableOf("murcielago", "0123456789"),
  tableOf("murcielago", "1234567890"),
];
const ENOUGH = 7;
const MAX_GAP = 4;

function tableOf(letters: string, figures: string): ReadonlyMap<string, string> {
  return new Map([...letters].map((letter, at) => [letter, figures[at]!]));
}

/** Returns where letters stand for the digits of the writer's number. */
export function codedNumberSpans(folded: string, phones: readonly string[]): Span[] {
  const needles = [
    ...new Set(phones.map((phone) => phone.replace(/\D/g, "")).flatMap((digits) => [digits, digits.slice(-10), digits.slice(-ENOUGH)])),
  ].filter((digits) => digits.length >= ENOUGH);
  return CODES.flatMap((code) => {
    const places: number[] = [];
    let figures = "";
    for (let at = 0; at < folded.length; at++) {
      const letter = folded[at]!;
      const figure = /[a-z]/.test(letter) ? (code.get(letter) ?? "?") : /\d/.test(letter) ? letter : "";
      if (figure === "") continue;
      figures += places.length > 0 && at - places.at(-1)! > MAX_GAP ? "?" : "";
      if (figures.length > places.length) places.push(at);
      figures += figure;
      places.push(at);
    }
    return needles.flatMap((needle) => {
      const found = figures.indexOf(needle);
      return found === -1 ? [] : [{ start: places[found]!, end: places[found + needle.length - 1]! + 1 }];
    });
  });
}

const MIN_COUNTS = 7;

/** Returns where signs have to be counted: «❤❤❤ / ❤❤❤❤❤❤❤ / ❤❤❤❤». Equal numbers of each would be an ornament. */
export function countedSpans(message: string): Span[] {
  return [...message.matchAll(/(?:([^\p{L}\p{N}\s/,.;|-])\uFE0F?(?:\1\uFE0F?){0,11}(?:[\s/,.;|-]{1,4}|$)){6,}/gu)].flatMap((match) => {
    const counts = match[0]
      .split(/[\s/,.;|-]+/)
      .filter(Boolean)
      .map((part) => [...part.replaceAll("\uFE0F", "")].length);
    if (counts.length < MIN_COUNTS || new Set(counts).size < 3) return [];
    return [{ start: match.index, end: match.index + match[0].trimEnd().length }];
  });
}
