import { checkDraft, NEGATIONS, numbersIn } from "./check-draft.ts";
import type { Fact } from "./fact.ts";
import type { Sentence } from "./template.ts";

/** Words that join others and say nothing by themselves. */
const JOINING = new Set(
  `a al con de del desde e el en entre es esta este está están estas estos figura figuran hay la las lo los o para por que se según son
  su sus tiene tienen un una unos unas y`.split(/\s+/),
);
const MAX_LENGTH = 300;

/**
 * Returns whether another wording of a sentence says the same and nothing more: its numbers, negations and names in the same order,
 * every meaningful word, and no word that is in neither the sentence nor its facts.
 */
export function saysTheSame(sentence: Sentence, worded: string, facts: readonly Fact[]): boolean {
  if (worded.length > MAX_LENGTH || !/^[\p{Lu}\d][^\n.!?:;[\]<>*_#|`(){}]*\.$/u.test(worded)) return false;
  const values = facts.filter(({ id }) => sentence.facts.includes(id)).map(({ value }) => value);
  const ofFacts = new Set(values.flatMap(wordsOf));
  const known = new Set([...wordsOf(sentence.text), ...ofFacts]);
  const said = wordsOf(worded);
  if (!said.every((word) => known.has(word) || JOINING.has(word))) return false;
  if (!wordsOf(sentence.text).every((word) => JOINING.has(word) || said.includes(word))) return false;
  const fixed = (text: string) => wordsOf(text).filter((word) => !JOINING.has(word) && (ofFacts.has(word) || NEGATIONS.has(word)));
  if (fixed(worded).join(" ") !== fixed(sentence.text).join(" ")) return false;
  if (numbersIn(worded).join(" ") !== numbersIn(sentence.text).join(" ")) return false;
  return checkDraft([{ ...sentence, text: worded }], facts, facts)[0]!.verdict === "supported";
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
