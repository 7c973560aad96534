import type { StructuredData } from "#app/seo.ts";
import type { PageReview } from "#domain/content/reviewed-questions.ts";
import type { RenderedQuestion } from "./questions.tsx";

/** Returns schema.org's list of the questions that the page shows. It names reviewers only where they signed all that asks for it. */
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
