import { sql } from "kysely";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { ReviewState } from "./text-review.ts";

export interface ReviewToMail extends TextKey {
  readonly to: string;
  readonly title: string;
  readonly number: number;
  readonly reviewer: string;
  readonly state: ReviewState;
  readonly note: string;
  readonly reason: string;
}

/** Returns the contents of the mail about a review, to its reviewer or its sender; null when there is no reader left. */
export async function reviewToMail(db: Db | Tx, reviewId: string | null, to: "reviewer" | "sender"): Promise<ReviewToMail | null> {
  if (!reviewId) return null;
  const { rows } = await sql<ReviewToMail>`
    select u.email as to, v.title, r.kind, r.slug, r.number, r.reviewer_name as reviewer, r.state, r.note, r.reason
    from text_reviews r join content_versions v on (v.kind, v.slug, v.number) = (r.kind, r.slug, r.number)
      join users u on u.id = ${to === "reviewer" ? sql`r.reviewer_id` : sql`r.sent_by`}
    where r.id = ${reviewId}::uuid`.execute(db);
  return rows[0] ?? null;
}
