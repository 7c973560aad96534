import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Said } from "#domain/notices/notice.ts";
import type { Tx } from "#platform/db/db.ts";
import { leaveAuthorNotice } from "./author-notice.server.ts";
import type { AppealSide, Refusal } from "./review.ts";

/** What a decision answered besides the review itself. */
export interface Settled {
  about: "review" | "report" | "appeal" | "own";
  /** The side whose appeal it answered. */
  appeal: AppealSide | null;
  /** True when the decision changed whether the review is public. */
  changed: boolean;
  /** True when a center had reported it. */
  reported: boolean;
  decisionId: string;
}

interface Outcome {
  published: boolean;
  reason: Refusal | null;
  note: string;
}

/**
 * Tells the writer of a review, and the reviewed center, about a decision. Each refusal is told; a second publication only when somebody
 * waited for it.
 */
export async function tellDecision(
  tx: Tx,
  { id, providerId, rating }: { id: string; providerId: string; rating: number },
  { published, reason, note }: Outcome,
  { appeal, changed, reported, decisionId }: Settled,
): Promise<void> {
  const toCenter = (said: Said, effectKey: string) =>
    leaveNotice(tx, { team: providerId }, { ...said, effectKey, providerId, path: "/dashboard/provider/resenas" });
  const appealed: Said = { kind: "review-appeal-decided", facts: { upheld: changed, note } };
  if (appeal === "writer") await leaveAuthorNotice(tx, id, appealed, `review-appeal:${decisionId}`);
  else if (published) await leaveAuthorNotice(tx, id, { kind: "review-published", facts: {} }, `review-published:${id}`);
  else if (changed || appeal === null)
    await leaveAuthorNotice(tx, id, { kind: "review-returned", facts: { reason: reason ?? "", note } }, `review-returned:${decisionId}`);
  if (appeal === "center") await toCenter(appealed, `review-appeal:${decisionId}`);
  else if (reported) await toCenter({ kind: "review-report-decided", facts: { removed: !published, note } }, `review-report:${decisionId}`);
  if (published) await toCenter({ kind: "review-received", facts: { rating } }, `review-received:${id}`);
}
