import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import type { ReactNode } from "react";

interface QuestionListProps {
  title: string;
  lead: string;
  questions: readonly string[];
  /** Content below the list. */
  children?: ReactNode;
}

/** Questions to ask a center before paying or signing. The list can be printed. */
export function QuestionList({ title, lead, questions, children }: QuestionListProps) {
  return (
    <section id="preguntas" aria-labelledby="preguntas-titulo" className="band">
      <div className="wrap grid gap-8 md:grid-cols-[1fr_1.4fr] md:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="preguntas-titulo" className="title-1">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <ol className="border-t">
            {questions.map((question) => (
              <li key={question} className="flex gap-3.5 border-b py-4 [&>.lucide]:mt-1 [&>.lucide]:size-[21px] [&>.lucide]:text-brand">
                <MessageCircleQuestion />
                <span>{question}</span>
              </li>
            ))}
          </ol>
          {children}
        </div>
      </div>
    </section>
  );
}
