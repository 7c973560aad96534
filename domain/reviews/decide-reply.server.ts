import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { leaveAuthorNotice } from "./author-notice.server.ts";
import type { REPLY_REFUSALS } from "./review.ts";
import { reviewVersion } from "./review-version.server.ts";

export type ReplyDecision = { publish: true } | { publish: false; reason: (typeof REPLY_REFUSALS)[number]; note?: string };

/**
 * Publishes a center's answer, or refuses it with a reason. A public answer may be taken down too. `changed`: nothing waits any more, or
 * something other than `seen`.
 */
export function decideReply(
  db: Db,
  reviewId: string,
  decision: ReplyDecision,
  actor: Actor,
  seen?: string,
): Promise<"done" | "not-found" | "changed"> {
  return db.transaction().execute(async (tx) => {
    if (!isRowId(reviewId)) return "not-found";
    await tx.selectFrom("reviews").select("id").where("id", "=", reviewId).forUpdate().execute();
    const row = await tx
      .selectFrom("reviews as r")
      .select(["r.provider_id", "r.reply", "r.reply_proposed", "r.reply_proposed_at", reviewVersion.as("version")])
      .where("r.id", "=", reviewId)
      .executeTakeFirst();
    if (!row) return "not-found";
    const waits = row.reply_proposed_at !== null;
    if ((seen !== undefined && seen !== row.version) || (!waits && (decision.publish || row.reply === null))) return "changed";
    const off = { reply: null, replied_at: null, reply_proposed: row.reply };
    const on = { reply: row.reply_proposed, replied_at: sql<Date>`now()`, reply_proposed: null };
    const change = decision.publish ? on : waits ? {} : off;
    await tx
      .updateTable("reviews")
      .set({ ...change, reply_proposed_at: null })
      .where("id", "=", reviewId)
      .execute();
    const [reason, note] = decision.publish ? [null, ""] : [decision.reason, decision.note ?? ""];
    const { id } = await tx
      .insertInto("review_decisions")
      .values({
        ...{ review_id: reviewId, about: "reply", published: decision.publish, reason, note, decided_by: actor },
        waited_since: row.reply_proposed_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(tx, {
      ...{ actor, action: decision.publish ? "review.reply-published" : "review.reply-rejected", subjectType: "review" },
      subjectId: reviewId,
      detail: reason ? { refusal: reason } : {},
    });
    const notice = { effectKey: `review-reply:${id}`, providerId: row.provider_id, path: "/dashboard/provider/resenas" };
    const facts = { published: decision.publish, reason, note };
    await leaveNotice(tx, { team: row.provider_id }, { kind: "review-reply-decided", facts, ...notice });
    if (decision.publish) await leaveAuthorNotice(tx, reviewId, { kind: "review-replied", facts: {} }, `review-replied:${reviewId}`);
    return "done";
  });
}
