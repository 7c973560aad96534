import { spokenDigits } from "./spoken-numbers.ts";

/** A word of a folded text; letters spelled one by one («o c h o», «8-0-9») are one word. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Its digits, when it is a number in figures or words. */
  digits: string | null;
}

export function wordsOf(folded: string): Word[] {
  const runs = [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words: Word[] = [];
  for (let at = 0; at < runs.length; ) {
    let next = at + 1;
    // Figures and letters apart, or the «a» before a spelled number would hide it.
    while (next < runs.length && isSpelledOn(runs[next - 1]!.text, runs[next]!.text, folded.slice(runs[next - 1]!.end, runs[next]!.start)))
      next++;
    const group = next - at >= 3 ? runs.slice(at, next) : [runs[at]!];
    const text = group.map((run) => run.text).join("");
    words.push({ text, start: group[0]!.start, end: group.at(-1)!.end, digits: spokenDigits(text) });
    at += group.length;
  }
  return words;
}

function isSpelledOn(one: string, other: string, between: string): boolean {
  const single = [...one].length === 1 && [...other].length === 1;
  return single && /\d/.test(one) === /\d/.test(other) && between.length <= 4 && !/[\n@]/.test(between);
}
