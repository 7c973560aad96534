import type { Fact } from "./fact.ts";
import { ADVICE, type Sentence } from "./template.ts";

export type Verdict = "supported" | "advice" | "unsupported" | "changed";

export interface CheckedSentence extends Sentence {
  readonly verdict: Verdict;
}

/** Words for quantities. «Un» and «una» are articles more often than numbers. */
const QUANTITIES: Readonly<Record<string, string>> = {
  ningún: "0",
  ninguna: "0",
  ninguno: "0",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
  diez: "10",
  mitad: "½",
  mayoría: "½",
  todos: "all",
  todas: "all",
  nunca: "never",
  siempre: "always",
};
/** Words that negate a statement, or narrow it. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  "casi excepto jamás menos más nadie ni ningún ninguna ninguno no nunca salvo sin solo todavía".split(" "),
);

/**
 * Judges each sentence of a draft by the facts it refers to. A number, a quantity or a name that none of these facts contains makes
 * it unsupported, and so does a missing fact, except in advice. If a fact has another value now, its sentences are «changed».
 */
export function checkDraft(sentences: readonly Sentence[], facts: readonly Fact[], today: readonly Fact[]): CheckedSentence[] {
  return sentences.map((sentence) => {
    if (sentence.facts.length === 0) return { ...sentence, verdict: ADVICE.includes(sentence.text) ? "advice" : "unsupported" };
    const own = facts.filter(({ id }) => sentence.facts.includes(id));
    if (own.length < sentence.facts.length || !isSaidBy(sentence.text, own)) return { ...sentence, verdict: "unsupported" };
    const changed = own.some(
      ({ id, value, sample }) => !today.some((now) => now.id === id && now.value === value && now.sample === sample),
    );
    return { ...sentence, verdict: changed ? "changed" : "supported" };
  });
}

function isSaidBy(text: string, facts: readonly Fact[]): boolean {
  const known = facts.map(({ value, sample }) => `${value} ${sample ?? ""}`).join(" ");
  const numbers = new Set(numbersIn(known));
  const names = new Set(known.match(/\p{L}+/gu) ?? []);
  return numbersIn(text).every((number) => numbers.has(number)) && namesIn(text).every((name) => names.has(name));
}

export const numbersIn = (text: string): string[] => [
  ...(text.match(/\d+(?:[.,]\d+)*/g) ?? []),
  ...(text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (Object.hasOwn(QUANTITIES, word) ? [QUANTITIES[word]!] : [])),
];

/** Words with a capital letter that do not begin the sentence. */
const namesIn = (text: string): string[] => [...text.matchAll(/(?<=\p{L}.*?)(?<!\p{L})\p{Lu}\p{L}*/gu)].map(([name]) => name);
