import { familyNames } from "#app/components/content/family-names.ts";
import { DistantScene } from "#app/components/illustration/illustration.tsx";
import { textScene } from "#app/components/illustration/scene.ts";
import { questionAddress } from "#app/components/leads/contact-links.ts";
import { href } from "#app/locale.ts";
import { type AnswerKey, pathOfAnswer } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";

/** A text of ours that answers what was typed, as the page shows it. */
export interface ShownAnswer extends AnswerKey {
  /** For a legal position: the treatment's short name. */
  readonly title: string;
  readonly summary: string;
  readonly minutes: number | null;
  readonly updatedOn: string | null;
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

/** Our texts that answer the search, each with its picture, its kind and its beginning. */
export function AnswerList({ answers, heading: Heading }: { answers: readonly ShownAnswer[]; heading: "h2" | "h3" }) {
  return (
    <ul className="grid border-t">
      {answers.map((answer) => (
        <li key={pathOfAnswer(answer)} className="grid grid-cols-[76px_minmax(0,1fr)] items-start gap-4 border-b py-3.5">
          <span className="aspect-square overflow-hidden rounded-lg">
            <DistantScene {...textScene(answer.id)} />
          </span>
          <div className="grid gap-1">
            <Heading className="font-semibold">
              <a className="text-ink no-underline hover:underline" href={href(pathOfAnswer(answer))} data-native>
                {titleOf(answer)}
              </a>
            </Heading>
            <p className="text-sm text-ink-3">{aboutOf(answer)}</p>
            <p className="text-sm text-ink-2">{answer.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ family, title }: ShownAnswer) =>
  family ? m.search_answer_legal_title({ family: familyNames[family]().toLowerCase(), treatment: title }) : title;

/** «Guía · 6 minutos de lectura · al día el 18 nov 2026»: what kind of text it is, and for one with a date its length and its age. */
const aboutOf = ({ kind, minutes, updatedOn }: ShownAnswer) =>
  [
    kinds[kind](),
    ...(minutes === null ? [] : [m.articles_minutes({ count: minutes, number: formatNumber(minutes) })]),
    ...(updatedOn === null ? [] : [m.search_answer_updated({ date: formatDate(updatedOn) })]),
  ].join(" · ");

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
