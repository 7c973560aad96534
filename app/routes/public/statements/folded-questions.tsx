import { Accordion } from "#app/ui/accordion.tsx";

interface Props {
  title: string;
  questions: readonly { id: string; question: string; answer: string }[];
}

/** Questions about how the site works, each with its answer folded below it. */
export function FoldedQuestions({ title, questions }: Props) {
  return (
    <section aria-labelledby="preguntas" className="bg-tint">
      <div className="wrap band grid grid-cols-[minmax(0,1fr)] gap-7 md:grid-cols-[1fr_2fr] md:gap-16">
        <h2 id="preguntas" className="title-1">
          {title}
        </h2>
        <div className="border-t">
          {questions.map(({ id, question, answer }) => (
            <Accordion key={id} id={id} summary={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
