/**
 * `node scripts/learn-second-opinion.ts` learns the weights of `domain/masking/second-opinion.json` from the corpus: a logistic
 * regression that leaves out what weighs too little. It prints first how well it does on messages that it did not learn from, a fifth at
 * a time, since that tells how it does on new ones. The same corpus gives the same weights.
 */
import { writeFileSync } from "node:fs";
import { CONTACT_MESSAGES, HINTS, HONEST_MESSAGES } from "#domain/masking/corpus/corpus.ts";
import { foldText } from "#domain/masking/folded-text.ts";
import { MASK } from "#domain/masking/masking.ts";
import { LEADS_NOWHERE, LEADS_TO_WRITER } from "#domain/masking/second-opinion.ts";
import { marksOf } from "#domain/masking/second-opinion-marks.ts";
import { readMasked, SIGN } from "#domain/masking/ways-round.ts";
import { wordsOf } from "#domain/masking/words.ts";

const PLACE = "domain/masking/second-opinion.json";
/** Marks of fewer messages are chance. */
const MIN_MESSAGES = 5;
const ROUNDS = 20;
const STEP = 0.03;
/** How strongly weights are pulled to zero. */
const PULL = 0.05;
const FOLDS = 5;
/** Masks may leave hints beside them, so these messages count less. */
const MASKED_WEIGHT = 0.3;
const KINDS = [...new Set(CONTACT_MESSAGES.map(({ kind }) => kind))];

interface Example {
  text: string;
  leads: boolean;
  source: string;
  fold: number;
  weight: number;
  marks: Int32Array;
}

const messages = [
  // Messages of one kind are alike, so they are left out together.
  ...CONTACT_MESSAGES.map(({ kind, text }) => ({ text, leads: true, source: "contacts", fold: KINDS.indexOf(kind) % FOLDS, weight: 1 })),
  ...HINTS.map((text, at) => ({ text, leads: true, source: "hints", fold: at % FOLDS, weight: 1 })),
  ...HONEST_MESSAGES.map(({ text }, at) => ({ text, leads: false, source: "honest", fold: at % FOLDS, weight: 1 })),
  // What is left when the contact is masked leads nowhere.
  ...CONTACT_MESSAGES.map(({ kind, masked }) => ({
    ...{ text: masked, leads: false, source: "masked", fold: KINDS.indexOf(kind) % FOLDS },
    weight: MASKED_WEIGHT,
  })),
].map((message) => {
  const signed = message.text.replaceAll(MASK, SIGN);
  const folded = foldText(signed);
  return { ...message, read: [...marksOf(signed, folded, wordsOf(folded.text), readMasked(signed, folded))] };
});
const counts = new Map<string, number>();
for (const mark of messages.flatMap(({ read }) => read)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
const names = [...counts.keys()].filter((mark) => counts.get(mark)! >= MIN_MESSAGES).toSorted();
const places = new Map(names.map((mark, at) => [mark, at]));
const examples: Example[] = messages.map(({ read, ...message }) => ({
  ...message,
  marks: Int32Array.from(read.flatMap((mark) => places.get(mark) ?? [])),
}));

const guessed = new Map<Example, number>();
for (let fold = 0; fold < FOLDS; fold++) {
  const left = examples.filter((example) => example.fold === fold);
  const { start, weights } = learn(examples.filter((example) => example.fold !== fold));
  for (const example of left) guessed.set(example, weigh(example, start, weights));
}
const share = (source: string, is: (guess: number) => boolean) => {
  const of = examples.filter((example) => example.source === source);
  const found = of.filter((example) => is(guessed.get(example)!)).length;
  return `${((100 * found) / of.length).toFixed(1)} % of ${of.length}`;
};
console.log("Of messages that were not learnt from:");
for (const source of ["contacts", "hints", "honest", "masked"])
  console.log(
    `  ${source}: ${share(source, (guess) => guess > LEADS_TO_WRITER)} lead to the writer, ${share(source, (guess) => guess < LEADS_NOWHERE)} nowhere`,
  );
const { start, weights } = learn(examples);
const rounded = names.flatMap((mark, at) => (Math.abs(weights[at]!) >= 0.005 ? [[mark, Number(weights[at]!.toFixed(2))] as const] : []));
writeFileSync(PLACE, `${JSON.stringify({ start: Number(start.toFixed(2)), weights: Object.fromEntries(rounded) })}\n`);
console.log(`${PLACE}: ${rounded.length} weights.`);

function weigh({ marks }: Example, start: number, weights: Float64Array): number {
  return marks.reduce((sum, mark) => sum + weights[mark]!, start);
}

/** Learns by small steps, each mark with a step of its own that shortens the more it has moved. */
function learn(from: readonly Example[]): { start: number; weights: Float64Array } {
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length).fill(1e-8);
  let [start, startMoved] = [0, 1e-8];
  const total = (leads: boolean) => from.reduce((sum, example) => sum + (example.leads === leads ? example.weight : 0), 0);
  const balance = total(false) / total(true);
  const order = [...from];
  const random = chance();
  for (let round = 0; round < ROUNDS; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    for (const example of order) {
      const likely = 1 / (1 + Math.exp(-weigh(example, start, weights)));
      const wrong = (likely - Number(example.leads)) * example.weight * (example.leads ? balance : 1);
      startMoved += wrong ** 2;
      start -= (STEP * wrong) / Math.sqrt(startMoved);
      for (const mark of example.marks) {
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
