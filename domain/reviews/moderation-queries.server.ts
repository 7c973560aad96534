import { type RawBuilder, sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { anotherDecides } from "./another-decides.server.ts";
import {
  type DecisionTime,
  LATE_HOURS,
  MODERATION_PAGE,
  type ModeratedReview,
  type ModerationQuestion,
  type ReviewToModerate,
} from "./moderation.ts";
import type { WaitKind } from "./review.ts";
import { reviewVersion } from "./review-version.server.ts";

const MEASURED_DAYS = 90;
const MIN_CASES = 5;

/** What a decided review had waited for. */
const HAD: Readonly<Record<WaitKind, RawBuilder<unknown>>> = {
  review: sql`true`,
  report: sql`exists (select from review_reports p where p.review_id = r.id)`,
  appeal: sql`exists (select from review_appeals a where a.review_id = r.id)`,
  reply: sql`(r.reply is not null or r.reply_proposed is not null)`,
};
const STATUS_OF = { publicadas: "published", rechazadas: "rejected" } as const;

/** Returns a page of reviews for our team. */
export function moderatedReviews(db: Db, asked: ModerationQuestion, size = MODERATION_PAGE): Promise<ListPage<ModeratedReview>> {
  const { search, view, kind, late } = asked;
  const named = search !== null && sql`p.name_norm like '%' || norm(${search}) || '%'`;
  const waiting = sql`select r.id, p.name as center, p.name_norm, r.rating, r.author_label as author, r.status, w.waits, w.since
    from (select review_id, array_agg(kind) as waits, min(since) as since from review_waits group by review_id) w
    join reviews r on r.id = w.review_id join provider_profiles p on p.id = r.provider_id
    where ${every(
      named,
      kind !== null && sql`${kind} = any(w.waits)`,
      late !== null && sql`(w.since < now() - make_interval(hours => ${LATE_HOURS}::int)) = ${late}`,
    )}`;
  const decided = (status: string) => sql`select r.id, p.name as center, p.name_norm, r.rating, r.author_label as author, r.status,
      '{}'::text[] as waits, r.created_at as since
    from reviews r join provider_profiles p on p.id = r.provider_id
    where ${every(sql`r.status = ${status}`, named, kind !== null && HAD[kind])}`;
  const list = {
    columns: sql`id, center, rating, author, status, waits, since`,
    from: sql`from (${view === "esperan" ? waiting : decided(STATUS_OF[view])}) f`,
    orders: {
      espera: sql`since`,
      centro: sql`name_norm`,
      estrellas: (direction: RawBuilder<unknown>) => sql`rating ${direction}, since`,
    },
    key: sql`id`,
  };
  return listPage(db, list, asked, size);
}

/** A review without any decision yet. Only these can be decided several at once, since reports and appeals come later. */
export interface UndecidedReview {
  id: string;
  center: string;
  author: string;
  undecided: boolean;
  version: string;
}

/** Returns these reviews, and which of them have no decision yet. */
export async function reviewsToDecide(db: Db, ids: readonly string[]): Promise<UndecidedReview[]> {
  const { rows } = await sql<UndecidedReview>`
    select r.id, p.name as center, r.author_label as author, ${reviewVersion} as version, r.status = 'pending' as undecided
    from reviews r join provider_profiles p on p.id = r.provider_id
    where r.id = any(${ids.filter(isRowId)}::uuid[]) order by r.created_at, r.id`.execute(db);
  return rows;
}

/** Counts the reviews that our team has to check. */
export async function waitingReviews(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct review_id)::int as count from review_waits`.execute(db);
  return rows[0]!.count;
}

/**
 * Returns a review with the evidence of its consultation, and what was said and decided about it. It contains neither the identity nor
 * the contact data of its writer.
 */
export async function reviewToModerate(db: Db, reviewId: string, viewer: Actor): Promise<ReviewToModerate | null> {
  if (!isRowId(reviewId)) return null;
  const { rows } = await sql<ReviewToModerate>`
    select r.id, ${reviewVersion} as version, p.name as center,
      case p.provider_type when 'clinic' then '/centros/' else '/especialistas/' end || p.slug as path,
      r.rating, r.body, r.author_label as author, r.status, r.created_at as "createdAt", s.short_name as service, c.held_on as "heldOn",
      c.asked_by as "askedBy", c.confirmed_by_patient_at as "confirmedByPatientAt", c.confirmed_by_provider_at as "confirmedByProviderAt",
      r.reply, r.replied_at as "repliedAt", r.reply_proposed as proposed, r.reply_proposed_at as "proposedAt",
      coalesce((select jsonb_agg(jsonb_build_object('reason', t.reason, 'body', t.body, 'at', t.created_at, 'open', t.resolved_at is null)
        order by t.created_at) from review_reports t where t.review_id = r.id), '[]') as reports,
      coalesce((select jsonb_agg(jsonb_build_object('side', a.side, 'body', a.body, 'at', a.asked_at, 'upheld', a.upheld) order by a.asked_at)
        from review_appeals a where a.review_id = r.id), '[]') as appeals,
      coalesce((select jsonb_agg(jsonb_build_object('about', d.about, 'published', d.published, 'reason', d.reason, 'note', d.note,
          'at', d.decided_at, 'who', nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), ''))
          order by d.decided_at desc)
        from review_decisions d left join profiles u on u.user_id = split_part(d.decided_by, ':', 2) where d.review_id = r.id), '[]') as decisions,
      ${anotherDecides(viewer)} and exists (select from review_appeals a where a.review_id = r.id and a.decided_at is null) as "forAnother"
    from reviews r join provider_profiles p on p.id = r.provider_id join consultations c on c.id = r.consultation_id
    left join service_types s on s.id = c.service_type_id
    where r.id = ${reviewId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Measures how long people waited for our team's decisions of the last ninety days. */
export async function decisionTime(db: Db): Promise<DecisionTime> {
  const { rows } = await sql<{ median: number | null; cases: number }>`
    select (percentile_cont(0.5) within group (order by extract(epoch from decided_at - waited_since) / 86400))::float8 as median,
      count(*)::int as cases
    from review_decisions where waited_since is not null and decided_at > now() - make_interval(days => ${MEASURED_DAYS}::int)`.execute(db);
  const { median, cases } = rows[0]!;
  return { medianDays: cases < MIN_CASES ? null : median, cases };
}
