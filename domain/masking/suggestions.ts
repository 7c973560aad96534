import { foldText } from "./folded-text.ts";
import { EVERYDAY_NAMES, NO_NAMES } from "./name-words.ts";
import { SUGGESTIONS } from "./names-to-find.ts";
import { isNetworkName } from "./networks.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { phrasesOf, Reading, type Token, toldIn } from "./phrases.ts";
import type { Span } from "./words.ts";

const PHRASES = phrasesOf(SUGGESTIONS);

/** Finds sentences that lead to somebody by a name. Only the writer knows how much of the sentence matters, so all of it is masked. */
export function suggestiveSentences(message: string): Span[] {
  const folded = foldText(message);
  const isCapital = ({ start }: Token) => /\p{Lu}/u.test(message[folded.start[start]!]!);
  const shouts = !/\p{Ll}/u.test(message);
  const senses = {
    named: (token: Token) => token.text.length > 1 && isCapital(token) && !shouts,
    "network-name": ({ text }: Token) => isNetworkName(text),
    name: (token: Token) => isCapital(token) && isName(token.text),
  };
  const reading = new Reading(folded.text, senses, toldIn(message, folded));
  const sentences = new Set(PHRASES.flatMap((phrase) => reading.find(phrase).map(({ last }) => reading.tokens[last]!.sentence)));
  const spans = new Map<number, Span>();
  for (const { sentence, start, end } of reading.tokens)
    if (sentences.has(sentence))
      spans.set(sentence, { start: spans.get(sentence)?.start ?? folded.start[start]!, end: folded.end[end - 1]! });
  return [...spans.values()];
}

const isName = (text: string): boolean =>
  text.length > 2 && !NO_NAMES.has(text) && !isNetworkName(text) && (EVERYDAY_NAMES.has(text) || !isOrdinaryWord(text));
