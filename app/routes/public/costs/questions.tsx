import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { m } from "#app/paraglide/messages.js";

/** What to ask before paying, as a list one can print. */
export function Questions() {
  const questions = [
    m.costs_question_included(),
    m.costs_question_medication(),
    m.costs_question_cancelled(),
    m.costs_question_frozen(),
    m.costs_question_repeat(),
    m.costs_question_extra(),
    m.costs_question_change(),
    m.costs_question_refund(),
  ];
  return (
    <section id="preguntas" aria-labelledby="preguntas-titulo" className="band">
      <div className="wrap grid gap-8 md:grid-cols-[1fr_1.4fr] md:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="preguntas-titulo" className="title-1">
            {m.costs_questions_title()}
          </h2>
          <p className="lead">{m.costs_questions_lead()}</p>
        </div>
        <ol className="border-t">
          {questions.map((question) => (
            <li key={question} className="flex gap-3.5 border-b py-4 [&>.lucide]:mt-1 [&>.lucide]:size-[21px] [&>.lucide]:text-brand">
              <MessageCircleQuestion />
              <span>{question}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
