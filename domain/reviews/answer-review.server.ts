import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { ReportReason } from "./review.ts";

/** Stores a center's answer to a public review of it, or replaces an earlier answer. Our team reads it before it is public. */
export async function replyToReview(ctx: Context, member: Member, reviewId: string, reply: string): Promise<"done" | "not-found"> {
  const answer = await asMember(ctx, member, "reviews.answer", async (tx) => {
    const row = isRowId(reviewId)
      ? await tx
          .updateTable("reviews")
          .set({ reply_proposed: reply, reply_proposed_at: sql`now()` })
          .where("id", "=", reviewId)
          .where("provider_id", "=", member.providerId)
          .where("status", "=", "published")
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (!row) return { act: null, result: "not-found" as const };
    return { act: { action: "review.answered", detail: { review: row.id } }, result: "done" as const };
  });
  return answer ?? "not-found";
}

/** Stores that a manager of the reviewed center asks our team to check a public review again. The review stays public until we decide. */
export async function reportReview(
  ctx: Context,
  member: Member,
  reviewId: string,
  { reason, body }: { reason: ReportReason; body: string },
): Promise<"done" | "not-found"> {
  const answer = await asMember(ctx, member, "reviews.answer", async (tx) => {
    const review = isRowId(reviewId)
      ? await tx
          .selectFrom("reviews")
          .select("id")
          .where("id", "=", reviewId)
          .where("provider_id", "=", member.providerId)
          .where("status", "=", "published")
          .executeTakeFirst()
      : undefined;
    if (!review) return { act: null, result: "not-found" as const };
    const report = await tx
      .insertInto("review_reports")
      .values({ review_id: review.id, reporter_id: member.userId, reason, body })
      .onConflict((conflict) => conflict.columns(["review_id", "reporter_id"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (report)
      await record(tx, { actor: ctx.actor, action: "review.reported", subjectType: "review", subjectId: review.id, detail: { reason } });
    return { act: null, result: "done" as const };
  });
  return answer ?? "not-found";
}
