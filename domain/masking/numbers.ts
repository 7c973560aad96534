import type { Span, Word } from "./words.ts";

/** One number in a text, in whatever form: «829», the «829» of «829abc», «ochocientos veintinueve». */
export interface NumberInText extends Span {
  digits: string;
}

const CONNECTORS = new Set(["y", "e", "et", "and", "ak", "und", "i"]);

/** Reads the numbers of a text, each word by itself: «ochenta y dos» is 80 and 2. */
export function numbersWordByWord(words: readonly Word[]): NumberInText[] {
  return words.flatMap((word) => (word.numbers ? [{ digits: word.numbers.join(""), start: word.start, end: word.end }] : figuresIn(word)));
}

/** Reads the numbers of a text with their meaning: «ochenta y dos» is 82, «seis mil ciento cincuenta y ocho» is 6158. */
export function numbersAsMeant(folded: string, words: readonly Word[]): NumberInText[] {
  const numbers: NumberInText[] = [];
  let open: (Span & { value: number }) | null = null;
  const close = () => {
    if (open) numbers.push({ digits: String(open.value), start: open.start, end: open.end });
    open = null;
  };
  for (const [index, word] of words.entries()) {
    if (!word.numbers) {
      if (CONNECTORS.has(word.text)) continue;
      close();
      numbers.push(...figuresIn(word));
    } else if (/\d/.test(word.text)) {
      close();
      numbers.push({ digits: word.numbers.join(""), start: word.start, end: word.end });
    } else {
      if (index > 0 && !/^[\s-]{1,3}$/.test(folded.slice(words[index - 1]!.end, word.start).slice(0, 4))) close();
      for (const part of word.numbers) {
        const joined: number | null = open && joinNumbers((open as { value: number }).value, part);
        if (open && joined !== null) Object.assign(open, { value: joined, end: word.end });
        else {
          close();
          if (/^0|^\d{5}/.test(part) || word.numbers.length > 6) numbers.push({ digits: part, start: word.start, end: word.end });
          else open = { value: Number(part), start: word.start, end: word.end };
        }
      }
    }
  }
  close();
  return numbers;
}

/** Returns digits inside a word that is not a number itself. */
function figuresIn({ text, start, end }: Word): NumberInText[] {
  const spelled = end - start !== text.length;
  return [...text.matchAll(/\d+/g)].map((match) =>
    spelled
      ? { digits: match[0], start, end }
      : { digits: match[0], start: start + match.index, end: start + match.index + match[0].length },
  );
}

/** Returns two spoken numbers as one, or null: 80 and 2, 4 and 100, 6 and 1000, 60 and 13. */
function joinNumbers(before: number, part: string): number | null {
  const value = Number(part);
  if (value === 0) return null;
  if (value === 1000) return before < 1000 ? before * 1000 : null;
  if (value === 100 && before >= 2 && before <= 9) return before * 100;
  const tens = before % 100;
  if (value === 20 && tens === 4) return before - 4 + 80;
  if (before >= 1000 && before % 1000 === 0 && value < 1000) return before + value;
  if (before >= 100 && tens === 0 && value < 100) return before + value;
  if (tens >= 20 && tens % 10 === 0 && value < 10) return before + value;
  if ((tens === 60 || tens === 80) && value >= 10 && value < 20) return before + value;
  return null;
}
