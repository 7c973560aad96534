import type { Question } from "./content.ts";

/** Returns whether a professional should sign an answer. An answer without sources only says how the site works. */
export const asksReview = ({ sourceIds }: Pick<Question, "sourceIds">): boolean => sourceIds.length > 0;

/** The people who signed the answers of a page, and the day since when all of it is signed. */
export interface PageReview {
  readonly by: readonly string[];
  /** 'YYYY-MM-DD' */
  readonly on: string;
}

/** Returns the review of a page; null while an answer that needs a signature has none. The oldest signature gives the day. */
export function reviewOfAll(questions: readonly Pick<Question, "sourceIds" | "review">[]): PageReview | null {
  const reviews = questions.filter(asksReview).map(({ review }) => review);
  const signed = reviews.filter((review) => review !== null);
  const [oldest] = signed.map(({ on }) => on).sort();
  if (oldest === undefined || signed.length < reviews.length) return null;
  return { by: [...new Set(signed.map(({ by }) => by))], on: oldest };
}
