import { randomUUID } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";

export interface NewReview {
  consultationId: string;
  /** One to five. */
  rating: number;
  body: string;
  authorLabel: string;
}

/** `not-found`: the patient has no such consultation confirmed by both sides. */
export type WriteOutcome = "written" | "not-found" | "written-before";

/** Stores a patient's review of a consultation that both sides confirmed, once. Our team reads it before it is public. */
export function writeReview(ctx: Context, userId: string, review: NewReview): Promise<WriteOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<WriteOutcome> => {
    if (!isRowId(review.consultationId)) return "not-found";
    const consultation = await tx
      .selectFrom("confirmed_consultations")
      .select((eb) => eb.ref("provider_id").$notNull().as("provider_id"))
      .where("id", "=", review.consultationId)
      .where("patient_id", "=", userId)
      .where("status", "=", "held")
      .executeTakeFirst();
    if (!consultation) return "not-found";
    const row = await tx
      .insertInto("reviews")
      .values({
        id: randomUUID(),
        provider_id: consultation.provider_id,
        consultation_id: review.consultationId,
        author_label: review.authorLabel,
        rating: review.rating,
        body: review.body,
        status: "pending",
      })
      .onConflict((conflict) => conflict.column("consultation_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return "written-before";
    await record(tx, { actor: ctx.actor, action: "review.written", subjectType: "review", subjectId: row.id });
    return "written";
  });
}
