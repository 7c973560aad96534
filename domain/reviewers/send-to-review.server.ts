import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import { lockContent } from "#domain/content/publish-content.server.ts";
import { newestVersion, versionOf, writerOf } from "#domain/content/save-text.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";

interface Sending extends TextKey {
  /** The version that the editor sees. */
  readonly number: number;
  readonly reviewerId: string;
  readonly note: string;
}

/**
 * `changed`: somebody has saved other words. `nobody`: there is no such reviewer, or they are suspended. `own-words`: the reviewer wrote
 * them.
 */
export type SendToReviewResult = "sent" | "changed" | "nobody" | "own-words" | "not-found";

/** Sends the newest version of a text to a reviewer, and tells them by mail. An open round with another reviewer is withdrawn. */
export function sendToReview(ctx: Context, adminId: string, { number, reviewerId, note, ...key }: Sending): Promise<SendToReviewResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const version = await versionOf(tx, key, number);
    if (!version) return "not-found";
    const newest = await newestVersion(tx, key);
    if (newest?.number !== number || !["draft", "published"].includes(version.state)) return "changed";
    const reviewer = await tx
      .selectFrom("reviewers as r")
      .innerJoin("profiles as p", "p.user_id", "r.user_id")
      .select("r.name")
      .where("r.user_id", "=", reviewerId)
      .where("p.user_type", "=", "reviewer")
      .where("p.suspended_at", "is", null)
      .executeTakeFirst();
    if (!reviewer) return "nobody";
    if ((await writerOf(tx, key, number)) === reviewerId) return "own-words";
    const withdrawn = await tx
      .updateTable("text_reviews")
      .set({ state: "withdrawn", decided_at: sql<Date>`now()` })
      .where("kind", "=", key.kind)
      .where("slug", "=", key.slug)
      .where("state", "=", "sent")
      .returning("number")
      .executeTakeFirst();
    const { id } = await tx
      .insertInto("text_reviews")
      .values({ kind: key.kind, slug: key.slug, number, reviewer_id: reviewerId, reviewer_name: reviewer.name, sent_by: adminId, note })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(tx, {
      actor: `admin:${adminId}`,
      action: "content.sent-to-review",
      subjectType: key.kind,
      subjectId: key.slug,
      detail: { before: withdrawn?.number ?? 0, after: number, review: id },
    });
    await queueMail(ctx, tx, { effectKey: `review-asked:${id}`, template: "review-asked", textReviewId: id });
    return "sent";
  });
}
