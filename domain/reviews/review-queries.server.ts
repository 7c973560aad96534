import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import type { AppealSide, Refusal, ReviewStatus } from "./review.ts";

export interface OwnReview {
  rating: number;
  body: string;
  status: ReviewStatus;
  /** Why it was refused: a code, and our team's note. */
  refusal: { reason: Refusal | null; note: string } | null;
  reply: string | null;
  /** The writer's appeal. */
  appeal: Appeal | null;
}

export interface Appeal {
  body: string;
  /** Null while undecided. */
  upheld: boolean | null;
}

/** Returns a patient's review of one of their consultations, or null. */
export async function reviewOfConsultation(db: Db, userId: string, consultationId: string): Promise<OwnReview | null> {
  if (!isRowId(consultationId)) return null;
  const { rows } = await sql<OwnReview>`
    select r.rating, r.body, r.status, r.reply, ${appealOf("writer")} as appeal,
      case when r.status = 'rejected' then (
        select jsonb_build_object('reason', d.reason, 'note', d.note) from review_decisions d
        where d.review_id = r.id and d.about <> 'reply' order by d.decided_at desc limit 1) end as refusal
    from reviews r join consultations c on c.id = r.consultation_id
    where r.consultation_id = ${consultationId}::uuid and c.patient_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** How long Inicio asks for a review. Its form stays open afterwards. */
export const ASKED_DAYS = 60;

/** Returns the patient's latest consultations that a review may tell of and none does yet. */
export async function reviewsToWrite(db: Db, userId: string): Promise<{ consultationId: string; center: string }[]> {
  const { rows } = await sql<{ consultationId: string; center: string }>`
    select c.id as "consultationId", p.name as center
    from confirmed_consultations c join provider_profiles p on p.id = c.provider_id
    where c.patient_id = ${userId} and c.status = 'held' and c.held_on > current_date - ${ASKED_DAYS}::int
      and not exists (select from reviews r where r.consultation_id = c.id)
    order by c.held_on desc, c.id`.execute(db);
  return rows;
}

export interface ReceivedReview {
  id: string;
  author: string;
  rating: number;
  body: string;
  service: string | null;
  heldOn: string;
  reply: { text: string; at: Date } | null;
  /** The center's last answer while it is not public: `since` is null once it was refused, and then there is a reason. */
  proposed: { text: string; since: string | null; refusal: { reason: Refusal; note: string } | null } | null;
  /** True when somebody of the center reported it, and we have not decided yet. */
  reported: boolean;
  /** True when their report was decided, and they have not appealed yet. */
  mayAppeal: boolean;
  appeal: Appeal | null;
}

const appealOf = (side: AppealSide): RawBuilder<Appeal | null> =>
  sql`(select jsonb_build_object('body', a.body, 'upheld', a.upheld) from review_appeals a where a.review_id = r.id and a.side = ${side})`;

/** The number of reviews on one page of a center's own list. */
const PAGE = 10;

/**
 * Returns a page of the public reviews of a center: the one that somebody has just answered, those without an answer, then the latest.
 */
export async function reviewsReceived(
  db: Db,
  providerId: string,
  { page = 1, first = null }: { page?: number; first?: string | null } = {},
): Promise<{ reviews: ReceivedReview[]; pages: number }> {
  const { rows } = await sql<Omit<ReceivedReview, "reply"> & { replyText: string | null; repliedAt: Date | null; all: number }>`
    select r.id, r.author_label as author, r.rating, r.body, s.short_name as service, r.held_on as "heldOn", r.reply as "replyText",
      r.replied_at as "repliedAt", exists (select from review_reports p where p.review_id = r.id and p.resolved_at is null) as reported,
      ${appealOf("center")} as appeal, exists (select from review_reports p where p.review_id = r.id and p.resolved_at is not null)
        and not exists (select from review_appeals a where a.review_id = r.id and a.side = 'center') as "mayAppeal",
      case when r.reply_proposed is not null then jsonb_build_object('text', r.reply_proposed, 'since', r.reply_proposed_at, 'refusal',
        case when r.reply_proposed_at is null then (
          select jsonb_build_object('reason', d.reason, 'note', d.note) from review_decisions d
          where d.review_id = r.id and d.about = 'reply' order by d.decided_at desc limit 1) end) end as proposed,
      (count(*) over ())::int as all
    from counted_reviews r
    left join service_types s on s.id = r.service_type_id
    where r.provider_id = ${providerId}::uuid
    order by r.id is not distinct from ${first}::uuid desc, r.replied_at is not null or r.reply_proposed_at is not null, r.created_at desc, r.id
    limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db);
  const reviews = rows.map(({ replyText, repliedAt, all: _, ...row }) => ({
    ...row,
    reply: replyText !== null && repliedAt !== null ? { text: replyText, at: repliedAt } : null,
  }));
  return { reviews, pages: Math.ceil((rows[0]?.all ?? 0) / PAGE) };
}
