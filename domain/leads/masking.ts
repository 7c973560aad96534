import { type FoldedText, foldedLetters, foldText } from "./folded-text.ts";
import { contactSpans, type Span } from "./masking-contacts.ts";
import { knownSpans, type PrivateFacts } from "./masking-known.ts";
import { wordsOf } from "./masking-words.ts";

/** Stands for what was taken out. The same length whatever it hides. */
export const MASK = "•••••";

/**
 * A message that a center may read before it has bought the lead: without e-mail addresses, phone numbers, links, handles
 * and the writer's own names, also when they are spelled out, spaced, or written with letters that only look the same. The
 * rest stays as it was written.
 */
export function maskMessage(message: string, facts: PrivateFacts): string {
  const folded = foldText(message);
  const words = wordsOf(folded.text);
  return cover(message, folded, [...contactSpans(folded.text, words), ...knownSpans(folded.text, words, facts)]);
}

function cover(message: string, folded: FoldedText, spans: readonly Span[]): string {
  let text = "";
  let at = 0;
  for (const span of merge(spans, folded.text)) {
    const [start, end] = [folded.start[span.start]!, folded.end[span.end - 1]!];
    text += message.slice(at, start) + MASK;
    // Marks that hang on the last character (an accent, a keycap) go with it.
    at = end + (/^[\p{M}\p{Cf}]+/u.exec(message.slice(end))?.[0].length ?? 0);
  }
  return text + message.slice(at);
}

/** In order, and joined where only punctuation lies between: pieces of one address are one secret. */
function merge(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && (span.start <= last.end || /^[^\p{L}\p{N}\s]*$/u.test(text.slice(last.end, span.start))))
      last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

export type AgeBand = "under-35" | "35-37" | "38-40" | "41-42" | "43-plus";

/** The bands of the published outcomes. A birth year leaves one year open; the older age is taken. */
export function ageBandOf(birthYear: string, currentYear: number): AgeBand | null {
  if (!/^\d{4}$/.test(birthYear)) return null;
  const age = currentYear - Number(birthYear);
  return age < 35 ? "under-35" : age <= 37 ? "35-37" : age <= 40 ? "38-40" : age <= 42 ? "41-42" : "43-plus";
}

/** Whether a needle can still be read in a text, whatever lies between its letters: for tests and for the last check before a mail. */
export function stillShows(text: string, needle: string): boolean {
  const letters = foldedLetters(needle);
  return letters.length > 0 && foldedLetters(text).includes(letters);
}
