import { familyNames } from "#app/components/content/family-names.ts";
import { questionAddress } from "#app/components/leads/contact-links.ts";
import { href } from "#app/locale.ts";
import { type AnswerKey, pathOfAnswer } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

/** A text of ours that answers what was typed, as the page shows it. */
export interface ShownAnswer extends AnswerKey {
  /** For a legal position: the treatment's short name. */
  readonly title: string;
  readonly summary: string;
}

const kinds: Record<AnswerKey["kind"], () => string> = {
  treatment: m.search_answer_treatment,
  city_treatment: m.search_answer_city_treatment,
  article: m.search_answer_article,
  guide: m.search_answer_guide,
  urgent: m.search_answer_urgent,
  question: m.search_answer_question,
  legal: m.search_answer_legal,
  page: m.search_answer_page,
  tool: m.search_answer_tool,
};

/** Our texts that answer the search, each with its kind and its beginning. */
export function AnswerList({ answers, heading: Heading }: { answers: readonly ShownAnswer[]; heading: "h2" | "h3" }) {
  return (
    <ul className="grid border-t">
      {answers.map((answer) => (
        <li key={pathOfAnswer(answer)} className="grid gap-1 border-b py-3.5">
          <p className="text-xs text-ink-3">{kinds[answer.kind]()}</p>
          <Heading className="font-semibold">
            <a className="link" href={href(pathOfAnswer(answer))} data-native>
              {titleOf(answer)}
            </a>
          </Heading>
          <p className="text-sm text-ink-2">{answer.summary}</p>
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ family, title }: ShownAnswer) =>
  family ? m.search_answer_legal_title({ family: familyNames[family]().toLowerCase(), treatment: title }) : title;

/** Where visitors may continue when their words name no center. */
export function NextSteps() {
  const ways = [
    [m.search_next_question(), questionAddress(undefined, {})],
    [m.search_next_advice(), href("/asesoramiento")],
    [m.search_next_centers(), href("/centros")],
    [m.search_next_treatments(), href("/tratamientos")],
    [m.search_next_questions(), href("/preguntas-frecuentes")],
  ] as const;
  return (
    <nav aria-label={m.search_next()} className="grid gap-2">
      <p className="font-semibold">{m.search_next()}</p>
      <ul className="flex flex-wrap gap-x-5">
        {ways.map(([label, address]) => (
          <li key={address}>
            <a className="link inline-flex min-h-11 items-center" href={address} data-native>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
