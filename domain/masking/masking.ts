import { addressSpans } from "./addresses.ts";
import { withWholeWords } from "./cut-words.ts";
import { decodedParts } from "./decoded.ts";
import { type FoldedText, readingsOf } from "./folded-text.ts";
import { letterSpans } from "./letters.ts";
import { linkSpans } from "./links.ts";
import { nameSpans, needlesOf } from "./names.ts";
import { handleSpans } from "./networks.ts";
import { codedNumberSpans, countedSpans } from "./number-codes.ts";
import { ownNumberSpans } from "./own-number.ts";
import { putTogether, unparaphrased } from "./paraphrases.ts";
import { phoneSpans } from "./phones.ts";
import { publicNameReader } from "./public-names.ts";
import { turnedRound } from "./reversed.ts";
import { withPlainSigns } from "./spoken-signs.ts";
import { suggestiveSentences } from "./suggestions.ts";
import { withSums } from "./sums.ts";
import { namedSpans, wholeNameReader } from "./whole-names.ts";
import { MAX_WORD, type Span, type Word, wordsOf } from "./words.ts";

/** Replaces what was removed. Its length does not depend on what it hides. */
export const MASK = "•••••";

/** Facts about the writer that must not be visible. */
export interface PrivateFacts {
  names: readonly string[];
  email: string;
  /** The number as typed and as read. Only digits count. */
  phones: readonly string[];
}

/**
 * Returns the message as a center may read it before it buys the lead: without e-mail addresses, telephone numbers, links, handles and
 * the writer's own names, even when they are spelled out, spaced, encoded, or written with lookalike letters. The rest stays as it was
 * written.
 */
export function maskMessage(message: string, facts: PrivateFacts): string {
  return cover(message, secretSpans(message, facts));
}

/** Returns the spans to mask, in order and without overlaps. */
export function secretSpans(message: string, facts: PrivateFacts): Span[] {
  const needles = needlesOf(facts.names, facts.email);
  const plain = readingsOf(message);
  const read = plain.flatMap((folded) => [folded, ...rereadingsOf(folded)]);
  const wholeName = wholeNameReader(message);
  const isPublic = publicNameReader(message, facts.names);
  const spans = read.flatMap((folded) => {
    const words = wordsOf(folded.text);
    const names = nameSpans(folded.text, words, needles, originalOf(message, folded));
    return [
      ...placesIn(folded, [...contactSpans(message, folded, words), ...ownSpans(folded, words, needles, facts)]),
      ...placesIn(folded, names)
        .filter((span) => !isPublic(span))
        .map(wholeName),
    ];
  });
  const sums = plain.flatMap((folded) => {
    const summed = withSums(folded);
    return summed ? placesIn(summed, ownNumberSpans(summed.text, wordsOf(summed.text), facts.phones, MIN_SUMMED)) : [];
  });
  const decoded = decodedParts(message).filter(({ text }) => hidesContact(text, needles, facts));
  return merge([...spans, ...sums, ...decoded, ...countedSpans(message), ...namedSpans(message), ...suggestiveSentences(message)], message);
}

/**
 * Returns other readings of a text where it suggests them: with signs in words, with cut or spelled words put together, with
 * descriptions replaced, and backwards.
 */
function rereadingsOf(folded: FoldedText): FoldedText[] {
  const signs = withPlainSigns(folded);
  const whole = withWholeWords(signs ?? folded) ?? signs;
  const together = putTogether(whole ?? folded) ?? whole;
  const described = unparaphrased(together ?? folded);
  return [together, described, ...turnedRound(folded)].filter((reading) => reading !== null);
}

/** Sums are everywhere (the three sides of a cyst), but this many digits of a number are no coincidence. */
const MIN_SUMMED = 7;

/** Finds every contact in a text, whoever it belongs to. */
function contactSpans(message: string, folded: FoldedText, words: readonly Word[]): Span[] {
  const original = originalOf(message, folded);
  return [
    ...linkSpans(folded.text, words, original),
    ...addressSpans(folded.text, words),
    ...handleSpans(folded.text, words, original),
    ...phoneSpans(folded.text, words),
    ...words.filter((word) => word.end - word.start > MAX_WORD && word.text.length > MAX_WORD),
  ];
}

const originalOf = (message: string, folded: FoldedText) => (span: Span) =>
  message.slice(
    Math.min(folded.start[span.start]!, folded.start[span.end - 1]!),
    Math.max(folded.end[span.start]!, folded.end[span.end - 1]!),
  );

/** Finds the writer's own names spelled out, and their number in any disguise. */
function ownSpans(folded: FoldedText, words: readonly Word[], needles: readonly string[], facts: PrivateFacts): Span[] {
  return [
    ...letterSpans(folded.text, words, needles),
    ...ownNumberSpans(folded.text, words, facts.phones),
    ...codedNumberSpans(folded.text, facts.phones),
  ];
}

function hidesContact(text: string, needles: readonly string[], facts: PrivateFacts): boolean {
  const [folded] = readingsOf(text);
  const words = wordsOf(folded!.text);
  const found = [
    ...contactSpans(text, folded!, words),
    ...ownSpans(folded!, words, needles, facts),
    ...nameSpans(folded!.text, words, needles, originalOf(text, folded!)),
  ];
  return found.length > 0;
}

function placesIn(folded: FoldedText, spans: readonly Span[]): Span[] {
  return spans
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({
      // In a text read backwards, the last unit is the first of the message.
      start: Math.min(folded.start[start]!, folded.start[end - 1]!),
      end: Math.max(folded.end[start]!, folded.end[end - 1]!),
    }));
}

function cover(message: string, spans: readonly Span[]): string {
  let text = "";
  let at = 0;
  for (const { start, end } of spans) {
    text += message.slice(at, start) + MASK;
    // Combining marks of the last character (an accent, a keycap) are masked with it.
    at = end;
    while (at < message.length && /[\p{M}\p{Cf}]/u.test(message[at]!)) at++;
  }
  return text + message.slice(at);
}

/** Sorts the spans and joins those with only punctuation between them, which are parts of one address. */
function merge(spans: readonly Span[], message: string): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && (span.start <= last.end || /^[^\p{L}\p{N}\s]*$/u.test(message.slice(last.end, span.start))))
      last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

export type AgeBand = "under-35" | "35-37" | "38-40" | "41-42" | "43-plus";

/** Returns the age band of the published outcomes. A birth year allows two ages, and the older one counts. */
export function ageBandOf(birthYear: string, currentYear: number): AgeBand | null {
  if (!/^\d{4}$/.test(birthYear)) return null;
  const age = currentYear - Number(birthYear);
  return age < 35 ? "under-35" : age <= 37 ? "35-37" : age <= 40 ? "38-40" : age <= 42 ? "41-42" : "43-plus";
}
