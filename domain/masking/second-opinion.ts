import { foldText } from "./folded-text.ts";
import learned from "./second-opinion.json" with { type: "json" };
import { marksOf } from "./second-opinion-marks.ts";

const weights: Readonly<Record<string, number>> = learned.weights;

/** Above this a message waits for the purchase, whatever the phrases say. */
export const LEADS_TO_WRITER = 0.8;
/** Below this a phrase alone does not hold a message back in which nothing was masked. */
export const LEADS_NOWHERE = -0.7;

/**
 * Weighs each sentence of a masked text and returns the highest weight: how much it resembles the sentences of the corpus that lead to
 * their writer, above zero, or those that do not, below zero. The phrases know ways that somebody thought of; this finds others that are
 * told in similar words. What else the message says counts for nothing, so no honest sentences make up for one that leads to somebody.
 * `scripts/learn-second-opinion.ts` learns the weights.
 */
export function secondOpinion(signed: string): number {
  return Math.max(...sentencesOf(signed).map(weighed));
}

/** Returns the sentences of a text. A very short one goes with the next, since it says nothing alone. */
export const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? [text];

const SENTENCE = /[\s\S]{20,}?(?:[.!?…](?=\s)|\n|$)|[\s\S]+$/g;

function weighed(sentence: string): number {
  let sum = learned.start;
  for (const mark of marksOf(sentence, foldText(sentence))) if (Object.hasOwn(weights, mark)) sum += weights[mark]!;
  return sum;
}
