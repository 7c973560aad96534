import { Accordion } from "#app/ui/accordion.tsx";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import { DUPLICATE_DAYS } from "#domain/offers/earlier-leads.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

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

export function Questions({ site }: { site: string }) {
  return (
    <section aria-labelledby="preguntas" className="bg-tint">
      <div className="wrap band grid grid-cols-[minmax(0,1fr)] gap-7 md:grid-cols-[1fr_2fr] md:gap-16">
        <h2 id="preguntas" className="title-1">
          {m.about_how_questions_title()}
        </h2>
        <div className="border-t">
          {questions(site).map(({ id, question, answer }) => (
            <Accordion key={id} id={id} summary={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
