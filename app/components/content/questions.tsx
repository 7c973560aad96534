import { Accordion } from "#app/ui/accordion.tsx";
import { Prose } from "./prose.tsx";

export interface RenderedQuestion {
  readonly id: string;
  readonly question: string;
  /** HTML made by us. */
  readonly answer: string;
  /** Plain text for search engines. */
  readonly plain: string;
}

/** Questions one below the other, each with an address of its own. */
export function QuestionList({ questions, open }: { questions: readonly RenderedQuestion[]; open?: boolean }) {
  return (
    <div className="border-t">
      {questions.map(({ id, question, answer }, index) => (
        <Accordion key={id} id={id} summary={question} open={open && index === 0}>
          <Prose html={answer} className="text-base!" />
        </Accordion>
      ))}
    </div>
  );
}
