/**
 * `node scripts/learn-second-opinion.ts` learns the weights of `domain/masking/second-opinion.json` from the corpus: a logistic
 * regression that leaves out what weighs too little. It prints first how well it does on messages that it did not learn from, a fifth at
 * a time, since that tells how it does on new ones. The same corpus gives the same weights.
 */
import { writeFileSync } from "node:fs";
import { CONTACT_MESSAGES, HINTS, HONEST_MESSAGES } from "#domain/masking/corpus/corpus.ts";
import { digestOfLessons } from "#domain/masking/corpus/learnt-from.ts";
import { foldText } from "#domain/masking/folded-text.ts";
import { MASK } from "#domain/masking/masking.ts";
import { LEADS_NOWHERE, LEADS_TO_WRITER, sentencesOf } from "#domain/masking/second-opinion.ts";
import { marksOf } from "#domain/masking/second-opinion-marks.ts";
import { SIGN } from "#domain/masking/ways-round.ts";

const PLACE = "domain/masking/second-opinion.json";
/** Marks that are rarer are chance. */
const MIN_EXAMPLES = 7;
const ROUNDS = 20;
const STEP = 0.03;
/** How strongly weights are pulled to zero. */
const PULL = 0.05;
/** Weights that round to less say nothing. */
const LEAST = 0.03;
const FOLDS = 5;
/** A sentence beside a contact, and what a mask leaves, may still be a hint, so they count less. */
const DOUBTFUL = 0.3;
/** A sentence of several that together lead to the writer. */
const ONE_OF_SEVERAL = 0.4;

/** A text to learn from. Messages of one kind are alike, so they share the fold that is left out together. */
interface Example {
  marks: readonly string[];
  leads: boolean;
  weight: number;
  fold: number;
}

const KINDS = [...new Set(CONTACT_MESSAGES.map(({ kind }) => kind))];
const marksIn = (text: string): string[] => {
  const signed = text.replaceAll(MASK, SIGN);
  return [...marksOf(signed, foldText(signed))];
};
const example = (text: string, leads: boolean, weight: number, fold: number): Example => ({ marks: marksIn(text), leads, weight, fold });
/** Returns the sentences of a text that is longer than one. */
const partsOf = (text: string): string[] => (sentencesOf(text).length > 1 ? sentencesOf(text) : []);

const examples: readonly Example[] = [
  ...CONTACT_MESSAGES.flatMap(({ kind, text, masked, secrets }) => {
    const fold = KINDS.indexOf(kind) % FOLDS;
    const hides = (part: string) => secrets.some(({ start, end }) => part.includes(text.slice(start, end)));
    const [hiding, others] = [partsOf(text).filter(hides), partsOf(text).filter((part) => !hides(part))];
    return [
      example(text, true, 1, fold),
      example(masked, false, DOUBTFUL, fold),
      ...hiding.map((part) => example(part, true, 1 / hiding.length, fold)),
      ...others.map((part) => example(part, false, DOUBTFUL, fold)),
    ];
  }),
  ...HINTS.flatMap(({ leading, rest }, at) => [
    example(leading, true, 1, at % FOLDS),
    ...partsOf(leading).map((part) => example(part, true, ONE_OF_SEVERAL, at % FOLDS)),
    ...(rest === null ? [] : [example(rest, false, DOUBTFUL, at % FOLDS)]),
  ]),
  ...HONEST_MESSAGES.flatMap(({ text }, at) => [text, ...partsOf(text)].map((part) => example(part, false, 1, at % FOLDS))),
];

const counts = new Map<string, number>();
for (const mark of examples.flatMap(({ marks }) => marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
const names = [...counts.keys()].filter((mark) => counts.get(mark)! >= MIN_EXAMPLES).toSorted();
const places = new Map(names.map((mark, at) => [mark, at]));
const placesOf = (marks: readonly string[]): Int32Array => Int32Array.from(marks.flatMap((mark) => places.get(mark) ?? []));
const placed = examples.map(({ marks, ...rest }) => ({ ...rest, at: placesOf(marks) }));

/** Messages by which the weights are judged, whole as the site reads them. */
const judged = [
  ...CONTACT_MESSAGES.map(({ kind, text }) => ({ source: "contacts", text, fold: KINDS.indexOf(kind) % FOLDS })),
  ...CONTACT_MESSAGES.map(({ kind, masked }) => ({ source: "masked", text: masked, fold: KINDS.indexOf(kind) % FOLDS })),
  ...HINTS.map(({ text }, at) => ({ source: "hints", text, fold: at % FOLDS })),
  ...HONEST_MESSAGES.map(({ text }, at) => ({ source: "honest", text, fold: at % FOLDS })),
];
const guesses = new Map<string, number[]>();
for (let fold = 0; fold < FOLDS; fold++) {
  const { start, weights } = learn(placed.filter((one) => one.fold !== fold));
  for (const { source, text } of judged.filter((one) => one.fold === fold)) {
    const guess = Math.max(...sentencesOf(text).map((part) => weigh(placesOf(marksIn(part)), start, weights)));
    guesses.set(source, [...(guesses.get(source) ?? []), guess]);
  }
}
console.log("Of messages that were not learnt from:");
for (const [source, all] of guesses) {
  const share = (of: readonly number[]) => `${((100 * of.length) / all.length).toFixed(1)} %`;
  const [leading, idle] = [all.filter((guess) => guess > LEADS_TO_WRITER), all.filter((guess) => guess < LEADS_NOWHERE)];
  console.log(`  ${source}, ${all.length}: ${share(leading)} lead to the writer, ${share(idle)} nowhere`);
}
const { start, weights } = learn(placed);
const kept = names.flatMap((mark, at) => (Math.abs(weights[at]!) >= LEAST ? [[mark, Number(weights[at]!.toFixed(2))] as const] : []));
const learned = { learntFrom: digestOfLessons(), start: Number(start.toFixed(2)), weights: Object.fromEntries(kept) };
writeFileSync(PLACE, `${JSON.stringify(learned)}\n`);
console.log(`${PLACE}: ${kept.length} weights.`);

function weigh(marks: Int32Array, start: number, weights: Float64Array): number {
  return marks.reduce((sum, mark) => sum + weights[mark]!, start);
}

/** Learns by small steps, each mark with a step of its own that shortens the more it has moved. */
function learn(from: readonly (typeof placed)[number][]): { start: number; weights: Float64Array } {
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length).fill(1e-8);
  let [start, startMoved] = [0, 1e-8];
  const total = (leads: boolean) => from.reduce((sum, one) => sum + (one.leads === leads ? one.weight : 0), 0);
  const balance = total(false) / total(true);
  const order = [...from];
  const random = chance();
  for (let round = 0; round < ROUNDS; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    for (const { at, leads, weight } of order) {
      const likely = 1 / (1 + Math.exp(-weigh(at, start, weights)));
      const wrong = (likely - Number(leads)) * weight * (leads ? balance : 1);
      startMoved += wrong ** 2;
      start -= (STEP * wrong) / Math.sqrt(startMoved);
      for (const mark of at) {
        moved[mark]! += wrong ** 2;
        const step = STEP / Math.sqrt(moved[mark]!);
        const next = weights[mark]! - step * wrong;
        weights[mark] = Math.sign(next) * Math.max(0, Math.abs(next) - step * PULL);
      }
    }
  }
  return { start, weights };
}

/** Returns numbers that look random and are the same each time. */
function chance(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
