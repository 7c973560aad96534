import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { TextKey, TextKind } from "#domain/content/content-documents.ts";
import type { Context } from "#domain/context.ts";
import { hasPlace } from "./numbered-sentences.ts";
import { textParts } from "./text-parts.ts";
import { MAX_REMARKS } from "./text-review.ts";

interface NewRemark {
  readonly reviewId: string;
  /** The section, or the sentence. */
  readonly part: string;
  readonly remark: string;
}

/** `nowhere`: the version has no such section or sentence. `decided`: the review is over. */
export type AddRemarkResult = "added" | "nowhere" | "decided" | "too-many" | "not-found";

/** Stores a reviewer's remark about a section, or one sentence, in the version under review. */
export function addRemark(ctx: Pick<Context, "db">, userId: string, { reviewId, ...remark }: NewRemark): Promise<AddRemarkResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const review = await tx
      .selectFrom("text_reviews as r")
      .innerJoin("content_versions as v", (join) =>
        join.onRef("v.kind", "=", "r.kind").onRef("v.slug", "=", "r.slug").onRef("v.number", "=", "r.number"),
      )
      .select(["r.kind", "r.slug", "r.state", "v.text"])
      .where(sql<string>`r.id::text`, "=", reviewId)
      .where("r.reviewer_id", "=", userId)
      .forUpdate("r")
      .executeTakeFirst();
    if (!review) return "not-found";
    if (review.state !== "sent") return "decided";
    if (!hasPlace(textParts({ kind: review.kind as TextKind, slug: review.slug }, review.text), remark.part)) return "nowhere";
    const { count } = await tx
      .selectFrom("text_remarks")
      .select((of) => of.fn.countAll<string>().as("count"))
      .where("review_id", "=", reviewId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_REMARKS) return "too-many";
    await tx
      .insertInto("text_remarks")
      .values({ review_id: reviewId, ...remark })
      .execute();
    await record(tx, {
      actor: `reviewer:${userId}`,
      action: "content.remarked",
      subjectType: review.kind as TextKind,
      subjectId: review.slug,
      detail: { review: reviewId, part: remark.part },
    });
    return "added";
  });
}

interface RemarkAnswer extends TextKey {
  readonly remarkId: string;
  readonly answer: string;
  readonly resolved: boolean;
}

/** Stores an editor's answer to a remark, and whether it is resolved. Returns false when the text has no such remark. */
export function answerRemark(
  ctx: Pick<Context, "db">,
  adminId: string,
  { remarkId, answer, resolved, ...key }: RemarkAnswer,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom("text_remarks as m")
      .innerJoin("text_reviews as r", "r.id", "m.review_id")
      .select(["m.id", "m.resolved_at"])
      .where(sql<string>`m.id::text`, "=", remarkId)
      .where("r.kind", "=", key.kind)
      .where("r.slug", "=", key.slug)
      .forUpdate("m")
      .executeTakeFirst();
    if (!before) return false;
    await tx
      .updateTable("text_remarks")
      .set({
        answer,
        answered_by: adminId,
        answered_at: sql<Date>`now()`,
        resolved_at: resolved ? sql<Date>`coalesce(resolved_at, now())` : null,
      })
      .where("id", "=", before.id)
      .execute();
    await record(tx, {
      actor: `admin:${adminId}`,
      action: "content.remark-answered",
      subjectType: key.kind,
      subjectId: key.slug,
      detail: { remark: before.id, before: before.resolved_at ? "resolved" : "open", after: resolved ? "resolved" : "open" },
    });
    return true;
  });
}
