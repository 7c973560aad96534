import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { MODERATION_SORTS, MODERATION_VIEWS, type ModerationQuestion } from "#domain/reviews/moderation.ts";
import { WAIT_KINDS, type WaitKind } from "#domain/reviews/review.ts";

export const MODERATION_PATH = "/dashboard/admin/resenas";
export const MODERATION_LIST = {
  sorts: MODERATION_SORTS,
  views: MODERATION_VIEWS,
  filters: { tipo: oneOf(WAIT_KINDS), plazo: oneOf(["pasado", "dentro"]) },
} satisfies ListShape<string, string, string>;

export function askedModeration(url: string): { asked: AskedList; question: ModerationQuestion } {
  const asked = askedList(url, MODERATION_LIST);
  const { tipo, plazo } = asked.filters;
  return { asked, question: { ...asked, kind: tipo as WaitKind | null, late: plazo === null ? null : plazo === "pasado" } };
}

/**
 * One reason applies to all of them, for cases such as a flood of the same advertisement. Publishing, and answering reports or appeals,
 * cannot be done to several at once.
 */
export const REVIEW_ACTS = ["rechazar"] as const;
