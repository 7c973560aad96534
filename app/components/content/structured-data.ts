import type { StructuredData } from "#app/seo.ts";
import type { RenderedQuestion } from "./questions.tsx";

/** Returns schema.org's list of the questions that the page shows. */
export function faqData(questions: readonly Pick<RenderedQuestion, "question" | "plain">[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, plain }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plain },
    })),
  };
}
