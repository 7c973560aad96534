import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { projectProfiles } from "#domain/directory/project-profiles.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { leaveAuthorNotice } from "./author-notice.server.ts";

export type Decision = { publish: true } | { publish: false; reason: string };

/**
 * Publishes a review as it was written, or keeps it out with a reason, and counts the score anew. What was published before may still be
 * kept out, as after a report; either decision answers the reports about it.
 */
export function decideReview(db: Db, reviewId: string, decision: Decision, actor: Actor): Promise<"done" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "not-found"> => {
    if (!isRowId(reviewId)) return "not-found";
    const row = await tx
      .updateTable("reviews")
      .set({
        status: decision.publish ? "published" : "rejected",
        decision_reason: decision.publish ? null : decision.reason,
        decided_at: sql`now()`,
        decided_by: actor,
      })
      .where("id", "=", reviewId)
      .returning(["provider_id", "rating"])
      .executeTakeFirst();
    if (!row) return "not-found";
    await tx
      .updateTable("review_reports")
      .set({ resolved_at: sql`now()` })
      .where("review_id", "=", reviewId)
      .where("resolved_at", "is", null)
      .execute();
    await projectProfiles(tx, row.provider_id);
    const action = decision.publish ? "review.published" : "review.rejected";
    await record(tx, { actor, action, subjectType: "review", subjectId: reviewId });
    await tell(tx, reviewId, decision, row);
    return "done";
  });
}

/** Tells the author, and the center of what is public now. Of several returns each is told; a second publication is no news. */
async function tell(tx: Tx, id: string, decision: Decision, { provider_id, rating }: { provider_id: string; rating: number }) {
  if (!decision.publish) {
    const { now } = await tx.selectNoFrom(sql<string>`now()::text`.as("now")).executeTakeFirstOrThrow();
    return leaveAuthorNotice(tx, id, { kind: "review-returned", facts: { reason: decision.reason } }, `review-returned:${id}:${now}`);
  }
  await leaveAuthorNotice(tx, id, { kind: "review-published", facts: {} }, `review-published:${id}`);
  await leaveNotice(
    tx,
    { team: provider_id },
    {
      kind: "review-received",
      facts: { rating },
      effectKey: `review-received:${id}`,
      providerId: provider_id,
      path: "/dashboard/provider/resenas",
    },
  );
}
