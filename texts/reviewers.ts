import type { Sentence } from "#domain/reviewers/numbered-sentences.ts";
import type { Profession } from "#domain/reviewers/reviewer.ts";
import type { OwnPart, TextPart } from "#domain/reviewers/text-parts.ts";
import type { ReviewState, TextReview } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";

export const PROFESSION_NAMES: ChoiceNames<Profession> = {
  doctor: m.reviewers_profession_doctor,
  lawyer: m.reviewers_profession_lawyer,
  other: m.reviewers_profession_other,
};

export const REVIEW_STATE_NAMES: ChoiceNames<ReviewState> = {
  sent: m.reviewers_state_sent,
  signed: m.reviewers_state_signed,
  returned: m.reviewers_state_returned,
  withdrawn: m.reviewers_state_withdrawn,
};

const OWN_PART_NAMES: ChoiceNames<OwnPart> = {
  resumen: m.reviewers_part_resumen,
  esencial: m.reviewers_part_esencial,
  "datos-clave": m.reviewers_part_datos_clave,
  introduccion: m.reviewers_part_introduccion,
  "paso-a-paso": m.reviewers_part_paso_a_paso,
  riesgos: m.reviewers_part_riesgos,
  alternativas: m.reviewers_part_alternativas,
  preguntas: m.reviewers_part_preguntas,
  respuesta: m.reviewers_part_respuesta,
  conocido: m.reviewers_part_conocido,
  desconocido: m.reviewers_part_desconocido,
  afirmacion: m.reviewers_part_afirmacion,
  "a-urgencias": m.reviewers_part_emergency,
  llamar: m.reviewers_part_call,
  esperar: m.reviewers_part_wait,
  "mientras-tanto": m.reviewers_part_meanwhile,
  "por-que": m.reviewers_part_why,
  cifras: m.reviewers_part_figures,
};

/** Returns the name of a section of a text: its own heading, or the page's. */
export const partName = ({ id, title }: Pick<TextPart, "id" | "title">): string => title ?? nameOf(OWN_PART_NAMES, id) ?? id;

const START = 80;

/** Returns the name of a sentence: its number, and how it begins. */
export function sentenceName({ number, words }: Pick<Sentence, "number" | "words">): string {
  const start = words.length > START ? `${words.slice(0, START).replace(/\s+\S*$/, "")}…` : words;
  return m.reviewers_sentence({ number, words: start });
}

/** Says how a round of review ended, and when. */
export function roundSentence({ state, reviewer, sentAt, decidedAt, signedNumber, reason }: TextReview): string {
  const facts = { name: reviewer, date: formatDate(decidedAt ?? sentAt) };
  if (state === "signed") return m.reviewers_round_signed({ ...facts, number: signedNumber ?? 0 });
  if (state === "returned") return m.reviewers_round_returned({ ...facts, reason });
  return state === "sent" ? m.reviewers_round_sent(facts) : m.reviewers_round_withdrawn(facts);
}

/** Says what the reviewer has decided about a text, and what a later change would mean for that. */
export function standSentences({
  state,
  reviewer,
  number,
  changed,
}: Pick<TextReview, "state" | "reviewer" | "number" | "changed">): string[] {
  const facts = { name: reviewer, number };
  if (state === "signed") return [m.reviewers_stand_signed(facts), ...(changed ? [m.reviewers_stand_changed_signed({ number })] : [])];
  if (state === "returned") return [m.reviewers_stand_returned(facts)];
  return [m.reviewers_stand_sent(facts), ...(changed ? [m.reviewers_stand_changed_sent()] : [])];
}
