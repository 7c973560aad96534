import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { AppealSide } from "./review.ts";

export type AppealOutcome = "asked" | "asked-before" | "not-found";

/** Stores that the writer of a refused review asks, once, that another person of our team reads it. */
export function appealAsWriter(ctx: Context, userId: string, consultationId: string, body: string): Promise<AppealOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<AppealOutcome> => {
    const review = isRowId(consultationId)
      ? await tx
          .selectFrom("reviews as r")
          .innerJoin("consultations as c", "c.id", "r.consultation_id")
          .select("r.id")
          .where("r.consultation_id", "=", consultationId)
          .where("c.patient_id", "=", userId)
          .where("r.status", "=", "rejected")
          .forUpdate("r")
          .executeTakeFirst()
      : undefined;
    return review ? appeal(ctx, tx, { reviewId: review.id, side: "writer", userId, body }) : "not-found";
  });
}

/** Stores that a center whose report did not remove a review asks, once, that another person of our team checks it. */
export async function appealAsCenter(ctx: Context, member: Member, reviewId: string, body: string): Promise<AppealOutcome> {
  const answer = await asMember(ctx, member, "reviews.answer", async (tx) => {
    const review = isRowId(reviewId)
      ? await tx
          .selectFrom("reviews as r")
          .select("r.id")
          .where("r.id", "=", reviewId)
          .where("r.provider_id", "=", member.providerId)
          .where("r.status", "=", "published")
          .where(sql<boolean>`exists (select from review_reports p where p.review_id = r.id and p.resolved_at is not null)`)
          .forUpdate("r")
          .executeTakeFirst()
      : undefined;
    const result = review
      ? await appeal(ctx, tx, { reviewId: review.id, side: "center", userId: member.userId, body })
      : ("not-found" as const);
    return { act: null, result };
  });
  return answer ?? "not-found";
}

interface NewAppeal {
  reviewId: string;
  side: AppealSide;
  userId: string;
  body: string;
}

async function appeal(ctx: Context, tx: Tx, { reviewId, side, userId, body }: NewAppeal): Promise<AppealOutcome> {
  const row = await tx
    .insertInto("review_appeals")
    .values({ review_id: reviewId, side, appellant_id: userId, body })
    .onConflict((conflict) => conflict.columns(["review_id", "side"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return "asked-before";
  await record(tx, { actor: ctx.actor, action: "review.appealed", subjectType: "review", subjectId: reviewId, detail: { side } });
  return "asked";
}
