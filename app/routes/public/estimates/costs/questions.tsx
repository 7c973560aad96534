import { QuestionList } from "#app/components/estimates/question-list.tsx";
import { m } from "#messages/m.ts";

export function Questions() {
  return (
    <QuestionList
      title={m.costs_questions_title()}
      lead={m.costs_questions_lead()}
      questions={[
        m.costs_question_included(),
        m.costs_question_medication(),
        m.costs_question_cancelled(),
        m.costs_question_frozen(),
        m.costs_question_repeat(),
        m.costs_question_extra(),
        m.costs_question_change(),
        m.costs_question_refund(),
      ]}
    />
  );
}
