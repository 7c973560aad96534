import type { Question } from "./content.ts";

/** Returns whether a professional should sign an answer. One that rests on no source only says how the site works. */
export const asksReview = ({ sourceIds }: Pick<Question, "sourceIds">): boolean => sourceIds.length > 0;

/** Who signed the answers of a page, and since when all of it is signed. */
export interface PageReview {
  readonly by: readonly string[];
  /** 'YYYY-MM-DD' */
  readonly on: string;
}

/** Returns null while an answer that asks for it has no signature. The oldest one says when the whole was last reviewed. */
export function reviewOfAll(questions: readonly Pick<Question, "sourceIds" | "review">[]): PageReview | null {
  const reviews = questions.filter(asksReview).map(({ review }) => review);
  const signed = reviews.filter((review) => review !== null);
  const [oldest] = signed.map(({ on }) => on).sort();
  if (oldest === undefined || signed.length < reviews.length) return null;
  return { by: [...new Set(signed.map(({ by }) => by))], on: oldest };
}
