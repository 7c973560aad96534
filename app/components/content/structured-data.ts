import type { StructuredData } from "#app/seo.ts";
import type { PageReview } from "#domain/content/reviewed-questions.ts";
import type { RenderedQuestion } from "./questions.tsx";

/** Returns schema.org's list of the questions on the page. It names reviewers only when they signed all answers that need a signature. */
export function faqData(
  questions: readonly Pick<RenderedQuestion, "question" | "plain">[],
  review: PageReview | null = null,
): StructuredData {
  return {
    "@type": "FAQPage",
    ...(review && { lastReviewed: review.on, reviewedBy: review.by.map((name) => ({ "@type": "Person", name })) }),
    mainEntity: questions.map(({ question, plain }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plain },
    })),
  };
}
