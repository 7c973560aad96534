import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import { DUPLICATE_DAYS } from "#domain/offers/earlier-leads.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { FoldedQuestions } from "../folded-questions.tsx";

/** The questions, for the page and for search engines. */
export function questions(site: string): { id: string; question: string; answer: string }[] {
  return [
    { id: "cuenta", question: m.about_how_q_account(), answer: m.about_how_a_account() },
    { id: "cuantos", question: m.about_how_q_many(), answer: m.about_how_a_many({ most: formatNumber(MAX_RECEIVERS) }) },
    { id: "sin-dueno", question: m.about_how_q_unclaimed({ site }), answer: m.about_how_a_unclaimed({ site }) },
    { id: "revision", question: m.about_how_q_review(), answer: m.about_how_a_review() },
    { id: "dos-veces", question: m.about_how_q_twice(), answer: m.about_how_a_twice({ days: formatNumber(DUPLICATE_DAYS) }) },
    { id: "comision", question: m.about_how_q_commission(), answer: m.about_how_a_commission() },
  ];
}

export const Questions = ({ site }: { site: string }) => (
  <FoldedQuestions title={m.about_how_questions_title()} questions={questions(site)} />
);
