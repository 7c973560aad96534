import type { FoldedText } from "./folded-text.ts";
import type { Reading } from "./phrases.ts";
import learned from "./second-opinion.json" with { type: "json" };
import { marksOf } from "./second-opinion-marks.ts";
import type { Word } from "./words.ts";

const weights: Readonly<Record<string, number>> = learned.weights;

/**
 * Weighs a masked text as a whole: how much it resembles the messages of the corpus that lead to their writer, above zero, and how much
 * those that do not, below zero. The phrases know ways that somebody thought of; this finds others that are told in similar words.
 * `scripts/learn-second-opinion.ts` learns the weights.
 */
export function secondOpinion(signed: string, folded: FoldedText, words: readonly Word[], reading: Reading): number {
  let sum = learned.start;
  for (const mark of marksOf(signed, folded, words, reading)) if (Object.hasOwn(weights, mark)) sum += weights[mark]!;
  return sum;
}

/** Above this a message waits for the purchase, whatever the phrases say. */
export const LEADS_TO_WRITER = 0.5;
/** Below this a phrase alone does not hold a message back in which nothing was masked. */
export const LEADS_NOWHERE = -1;
