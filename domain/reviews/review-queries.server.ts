import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { ReviewStatus } from "./review.ts";

export interface OwnReview {
  rating: number;
  body: string;
  status: ReviewStatus;
  reason: string | null;
  reply: string | null;
}

/** Returns what a patient wrote about a consultation of theirs, or null. */
export async function reviewOfConsultation(db: Db, userId: string, consultationId: string): Promise<OwnReview | null> {
  const row = await db
    .selectFrom("reviews as r")
    .innerJoin("consultations as c", "c.id", "r.consultation_id")
    .select(["r.rating", "r.body", "r.status", "r.decision_reason as reason", "r.reply"])
    .where("r.consultation_id", "=", consultationId)
    .where("c.patient_id", "=", userId)
    .executeTakeFirst();
  return (row as OwnReview | undefined) ?? null;
}

export interface ReceivedReview {
  id: string;
  author: string;
  rating: number;
  body: string;
  service: string | null;
  heldOn: string;
  reply: { text: string; at: Date } | null;
  /** Somebody of the center asked us to look at it, and we have not decided yet. */
  reported: boolean;
}

const MAX_LISTED = 100;

/** So many reviews are on one page of a center's own list. */
const PAGE = 10;

/** Returns a page of the public reviews of a center, the latest first. */
export async function reviewsReceived(db: Db, providerId: string, page = 1): Promise<{ reviews: ReceivedReview[]; pages: number }> {
  const { rows } = await sql<Omit<ReceivedReview, "reply"> & { replyText: string | null; repliedAt: Date | null; all: number }>`
    select r.id, r.author_label as author, r.rating, r.body, s.short_name as service, c.held_on as "heldOn", r.reply as "replyText",
      r.replied_at as "repliedAt", exists (select from review_reports p where p.review_id = r.id and p.resolved_at is null) as reported,
      (count(*) over ())::int as all
    from reviews r
    join consultations c on c.id = r.consultation_id and c.confirmed_by_patient_at is not null and c.confirmed_by_provider_at is not null
    left join service_types s on s.id = c.service_type_id
    where r.provider_id = ${providerId}::uuid and r.status = 'published'
    order by r.created_at desc, r.id limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db);
  const reviews = rows.map(({ replyText, repliedAt, all: _, ...row }) => ({
    ...row,
    reply: replyText !== null && repliedAt !== null ? { text: replyText, at: repliedAt } : null,
  }));
  return { reviews, pages: Math.ceil((rows[0]?.all ?? 0) / PAGE) };
}

export interface WaitingReview {
  id: string;
  center: string;
  rating: number;
  body: string;
  author: string;
  status: ReviewStatus;
  /** What was said against it. */
  reports: string[];
}

/** Returns what our team has to decide: unread reviews, and public ones that somebody reported, the oldest first. */
export async function reviewsToDecide(db: Db): Promise<WaitingReview[]> {
  const { rows } = await sql<WaitingReview>`
    select r.id, p.name as center, r.rating, r.body, r.author_label as author, r.status,
      array(select concat_ws(': ', t.reason, nullif(t.body, '')) from review_reports t where t.review_id = r.id and t.resolved_at is null) as reports
    from reviews r join provider_profiles p on p.id = r.provider_id
    where r.status = 'pending' or exists (select from review_reports t where t.review_id = r.id and t.resolved_at is null)
    order by r.created_at, r.id limit ${MAX_LISTED}`.execute(db);
  return rows;
}
