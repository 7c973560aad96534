import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { TextKind } from "#domain/content/content-documents.ts";
import { lockContent } from "#domain/content/publish-content.server.ts";
import { signText } from "#domain/content/sign-text.server.ts";
import type { Context } from "#domain/context.ts";
import { type PasswordRefusal, provePassword } from "#domain/identity/prove-password.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { isSameName, nameOnPage } from "./reviewer.ts";

interface Signing {
  readonly reviewId: string;
  /** The version and the digest of the words that the reviewer saw. */
  readonly number: number;
  readonly digest: string;
  readonly typedName: string;
  readonly password: string;
}

/**
 * `decided`: it was signed, returned or withdrawn before. `changed`: the text is no longer what was shown. `own-words`: the reviewer
 * wrote them.
 */
export type DecideReviewResult =
  | { outcome: "signed" | "returned" | "changed" | "own-words" | "decided" | "not-found" | "other-name" }
  | PasswordRefusal;

/** Signs exactly the version that was shown, once its reviewer has typed their name and their password again. */
export async function signReview(ctx: Context, userId: string, signing: Signing): Promise<DecideReviewResult> {
  const { reviewId, number, digest, typedName, password } = signing;
  const reviewer = await ctx.db.selectFrom("reviewers").selectAll().where("user_id", "=", userId).executeTakeFirst();
  if (!reviewer) return { outcome: "not-found" };
  if (!isSameName(typedName, reviewer.name)) return { outcome: "other-name" };
  const proof = await provePassword(ctx, userId, password);
  if (proof.outcome !== "right") return proof;
  return ctx.db.transaction().execute(async (tx): Promise<DecideReviewResult> => {
    await lockContent(tx);
    const review = await ownReview(tx, userId, reviewId);
    if (!review) return { outcome: "not-found" };
    if (review.state !== "sent") return { outcome: "decided" };
    if (review.number !== number) return { outcome: "changed" };
    const key = { kind: review.kind as TextKind, slug: review.slug };
    const signed = await signText(tx, key, number, {
      userId,
      actor: `reviewer:${userId}`,
      name: nameOnPage(reviewer),
      on: dayInSantoDomingo(now()),
      digest,
    });
    if (signed.outcome !== "signed") return { outcome: signed.outcome };
    await tx
      .updateTable("text_reviews")
      .set({
        state: "signed",
        decided_at: sql<Date>`now()`,
        signed_name: typedName.trim(),
        signed_digest: digest,
        signed_number: signed.number,
      })
      .where("id", "=", reviewId)
      .execute();
    await tellSender(ctx, tx, reviewId);
    return { outcome: "signed" };
  });
}

/** Returns a text to its editor, with what has to change before it can be signed. */
export function returnReview(
  ctx: Context,
  userId: string,
  { reviewId, reason }: { reviewId: string; reason: string },
): Promise<DecideReviewResult> {
  return ctx.db.transaction().execute(async (tx): Promise<DecideReviewResult> => {
    const review = await ownReview(tx, userId, reviewId);
    if (!review) return { outcome: "not-found" };
    if (review.state !== "sent") return { outcome: "decided" };
    await tx
      .updateTable("text_reviews")
      .set({ state: "returned", decided_at: sql<Date>`now()`, reason })
      .where("id", "=", reviewId)
      .execute();
    await record(tx, {
      actor: `reviewer:${userId}`,
      action: "content.returned",
      subjectType: review.kind as TextKind,
      subjectId: review.slug,
      detail: { before: "sent", after: "returned", version: review.number, review: reviewId },
    });
    await tellSender(ctx, tx, reviewId);
    return { outcome: "returned" };
  });
}

const ownReview = (tx: Tx, userId: string, reviewId: string) =>
  tx
    .selectFrom("text_reviews")
    .select(["kind", "slug", "number", "state"])
    .where(sql<string>`id::text`, "=", reviewId)
    .where("reviewer_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

const tellSender = (ctx: Context, tx: Tx, reviewId: string) =>
  queueMail(ctx, tx, { effectKey: `review-decided:${reviewId}`, template: "review-decided", textReviewId: reviewId });
