import * as z from "zod";
import type { ChatFailure, ChatModel } from "#platform/chat-model.ts";
import { saysTheSame } from "./check-wording.ts";
import type { Fact } from "./fact.ts";
import { type Sentence, staysOut } from "./template.ts";

export interface Wording {
  readonly model: string;
  /** The number of sentences that the model was asked for, and the number of its wordings that mean the same as the template. */
  readonly asked: number;
  readonly worded: number;
  /** The reason why no answer came; null when one did. */
  readonly failure: ChatFailure | null;
}

const INSTRUCTIONS = `Redactas en español de República Dominicana, claro y sobrio. Recibes frases en JSON, cada una con los hechos que dice.
Reordena las palabras de cada frase para que se lea mejor. No agregues palabras con contenido, cifras, nombres ni opiniones, y no quites ninguna.
Responde solo con JSON: {"sentences":[{"index":0,"text":"…","facts":["…"]}]}.`;

const answerShape = z.object({
  sentences: z.array(z.object({ index: z.number().int(), text: z.string(), facts: z.array(z.string()) })).max(50),
});

/**
 * Asks a model to reword the sentences that may go into a text. It may add nothing: a wording that does not refer to exactly the
 * facts of its sentence, or does not mean the same, is dropped, and the template's sentence stays.
 */
export async function wordSentences(
  model: ChatModel,
  sentences: readonly Sentence[],
  facts: readonly Fact[],
): Promise<{ sentences: readonly Sentence[]; wording: Wording }> {
  const open = sentences.flatMap((sentence, index) => (staysOut(sentence) || sentence.facts.length === 0 ? [] : [{ ...sentence, index }]));
  const wording = { model: model.name, asked: open.length, worded: 0, failure: null };
  if (open.length === 0) return { sentences, wording };
  const question = open.map(({ index, text, facts: ids }) => ({ index, text, facts: facts.filter(({ id }) => ids.includes(id)) }));
  const answer = await model.ask(INSTRUCTIONS, JSON.stringify({ sentences: question }));
  if ("failure" in answer) return { sentences, wording: { ...wording, failure: answer.failure } };
  const offered = readWordings(answer.text);
  if (!offered) return { sentences, wording: { ...wording, failure: "nonsense" } };
  const worded = sentences.map((sentence, index) => {
    const other = open.some((one) => one.index === index) ? offered.find((one) => one.index === index) : undefined;
    if (!other || other.text === sentence.text || !pointsAt(other.facts, sentence.facts)) return sentence;
    return saysTheSame(sentence, other.text, facts) ? { ...sentence, text: other.text, template: sentence.text } : sentence;
  });
  return { sentences: worded, wording: { ...wording, worded: worded.filter(({ template }) => template !== undefined).length } };
}

const pointsAt = (given: readonly string[], own: readonly string[]) => [...given].sort().join(" ") === [...own].sort().join(" ");

function readWordings(text: string) {
  try {
    return answerShape.parse(JSON.parse(text)).sentences;
  } catch {
    return null;
  }
}
