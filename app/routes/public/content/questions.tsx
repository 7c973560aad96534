import Search from "lucide-react/icons/search";
import { AskCard } from "#app/components/content/ask-card.tsx";
import { Prose } from "#app/components/content/prose.tsx";
import { matchesWords } from "#app/components/content/question-match.ts";
import { renderQuestions } from "#app/components/content/rendered-questions.server.ts";
import { AnswerReview } from "#app/components/content/review-state.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { faqData } from "#app/components/content/structured-data.ts";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { QUESTION_TOPICS, type QuestionTopic } from "#domain/content/content.ts";
import { listQuestions } from "#domain/content/questions.server.ts";
import { reviewOfAll } from "#domain/content/reviewed-questions.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/questions";

const MAX_SEARCH_LENGTH = 80;

export const handle = { cache: "shared", sitemap: true, query: { q: text(MAX_SEARCH_LENGTH) }, madeFrom: ["texts"] } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const questions = await listQuestions(db);
  const sources = await sourcesById(db, [...new Set(questions.flatMap(({ sourceIds }) => sourceIds))]);
  return {
    q,
    questions: renderQuestions(questions, sources),
    sources,
    review: reviewOfAll(questions),
    addresses: { home: canonical(publicUrl, "/"), self: canonical(publicUrl, "/preguntas-frecuentes") },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { q, questions, review, addresses } = loaderData;
  return pageMeta({
    title: m.questions_title(),
    description: m.questions_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    index: q === "",
    structured: [
      ...(q === "" ? [faqData(questions, review)] : []),
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.questions_title(), url: addresses.self },
      ]),
    ],
  });
}

/** Every question is in the page. A search only hides the others, on the server as in the browser. */
export default function QuestionsPage({ loaderData: { q, questions, sources } }: Route.ComponentProps) {
  const found = questions.filter(({ question, plain }) => matchesWords(`${question} ${plain}`, q));
  const shown = new Set(found.map(({ id }) => id));
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.questions_title()}
        parents={[{ href: href("/recursos"), label: m.articles_resources() }]}
        title={m.questions_title()}
        lead={m.questions_lead()}
        picture={{ scene: "arches", palette: "dawn" }}
      >
        <search className="w-full max-w-140 min-w-0">
          <form method="get" action={href("/preguntas-frecuentes")} data-questions className="flex flex-wrap items-end gap-3">
            <div className="grid min-w-0 flex-1 gap-2">
              <label htmlFor="buscar-preguntas" className="text-sm font-semibold">
                {m.questions_search()}
              </label>
              <Input
                id="buscar-preguntas"
                type="search"
                name="q"
                defaultValue={q}
                maxLength={MAX_SEARCH_LENGTH}
                icon={<Search />}
                autoComplete="off"
              />
            </div>
            <Button type="submit" kind="primary" className="min-h-13!">
              {m.questions_search_submit()}
            </Button>
          </form>
        </search>
        <p
          aria-live="polite"
          data-question-count
          data-one={m.questions_count({ count: 1, number: "{number}" })}
          data-many={m.questions_count({ count: 2, number: "{number}" })}
          className="w-full text-sm text-ink-2"
        >
          {m.questions_count({ count: found.length, number: String(found.length) })}
        </p>
      </PageHero>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 pt-8 pb-18 md:grid-cols-[208px_minmax(0,1fr)] md:gap-11 md:pt-12 md:pb-25 lg:grid-cols-[208px_minmax(0,1fr)_272px]">
        <nav aria-label={m.questions_topics()} className="md:sticky md:top-25">
          <ul className="flex flex-wrap gap-x-5 md:grid">
            {QUESTION_TOPICS.map((topic) => (
              <li key={topic}>
                <a href={`#${anchors[topic]}`} className="inline-flex min-h-11 items-center text-brand no-underline hover:underline">
                  {topic}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {QUESTION_TOPICS.map((topic) => {
            const own = questions.filter((question) => question.topic === topic);
            if (own.length === 0) return null;
            return (
              <section key={topic} aria-labelledby={anchors[topic]} data-topic hidden={!own.some(({ id }) => shown.has(id))}>
                <h2 id={anchors[topic]} className="mb-3 title-3">
                  {topic}
                </h2>
                {own.map(({ id, question, answer, review, asksReview }) => (
                  <div key={id} data-question hidden={!shown.has(id)}>
                    <Accordion id={id} summary={question}>
                      <Prose html={answer} className="text-base!" />
                      {(review || asksReview) && <AnswerReview review={review} />}
                    </Accordion>
                  </div>
                ))}
              </section>
            );
          })}
          <div data-question-none hidden={found.length > 0}>
            <EmptyState
              picture={<EmptyArch />}
              title={m.questions_none_title()}
              actions={
                <>
                  <Button kind="primary" href={href("/preguntas-frecuentes")}>
                    {m.questions_none_clear()}
                  </Button>{" "}
                  <Button kind="quiet" href={href("/contacto")}>
                    {m.questions_none_ask()}
                  </Button>
                </>
              }
            >
              {m.questions_none()}
            </EmptyState>
          </div>
          {sources.length > 0 && (
            <section aria-labelledby="fuentes">
              <Accordion
                className="border-t"
                summary={
                  <h2 id="fuentes" className="mr-auto title-3">
                    {m.articles_sources()}
                  </h2>
                }
              >
                <SourceList sources={sources} />
              </Accordion>
            </section>
          )}
        </div>
        <aside className="md:col-start-2 lg:sticky lg:top-25 lg:col-start-auto">
          <AskCard location="/preguntas-frecuentes" />
        </aside>
      </div>
    </main>
  );
}

/** Anchors of the topics. They differ from the ids of questions, which their authors choose. */
const anchors: Record<QuestionTopic, string> = {
  Centros: "tema-centros",
  Tratamientos: "tema-tratamientos",
  Costos: "tema-costos",
  Viajar: "tema-viajar",
  Solicitudes: "tema-solicitudes",
  Privacidad: "tema-privacidad",
};
