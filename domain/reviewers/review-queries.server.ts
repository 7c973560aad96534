import { type RawBuilder, sql } from "kysely";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { REVIEWERS_PER_PAGE, type Reviewer, type ReviewerSort } from "./reviewer.ts";
import type { Remark, ReviewState, TextReview } from "./text-review.ts";

const nameOf = (alias: string) => sql`nullif(btrim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)})), '')`;

/**
 * A text counts as changed once there is a newer version than the one that was sent or signed. A file that waits for a decision changes
 * nothing yet.
 */
const REVIEWS = sql`
  select r.id, r.kind, r.slug, r.number, r.state, r.reviewer_name as reviewer, r.reviewer_id as "reviewerId", r.created_at as "sentAt",
    r.decided_at as "decidedAt", r.note, r.reason, r.signed_digest as digest, r.signed_number as "signedNumber", v.title,
    ${nameOf("p")} as "sentBy",
    exists (select from content_versions n where n.kind = r.kind and n.slug = r.slug and n.state not in ('waiting', 'archived')
      and n.number > coalesce(r.signed_number, r.number)) as changed,
    (select count(*)::int from text_remarks m where m.review_id = r.id and m.resolved_at is null) as "openRemarks"
  from text_reviews r join content_versions v on (v.kind, v.slug, v.number) = (r.kind, r.slug, r.number)
    left join profiles p on p.user_id = r.sent_by`;

async function reviews(db: Db, where: RawBuilder<unknown>, limit = 200): Promise<TextReview[]> {
  const { rows } =
    await sql<TextReview>`${REVIEWS} where ${where} order by r.state = 'sent' desc, r.created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the texts that were sent to a reviewer, those that wait first. */
export const reviewsOf = (db: Db, userId: string): Promise<TextReview[]> =>
  reviews(db, sql`r.reviewer_id = ${userId} and r.state <> 'withdrawn'`);

/** Returns every round of a text, the open one first. */
export const reviewsOfText = (db: Db, { kind, slug }: TextKey): Promise<TextReview[]> =>
  reviews(db, sql`r.kind = ${kind} and r.slug = ${slug}`, 50);

/** Returns one review of this reviewer with the exact words that were sent; null when it is somebody else's. */
export async function ownReview(db: Db, userId: string, reviewId: string): Promise<(TextReview & { text: string }) | null> {
  const [found] = await reviews(db, sql`r.id::text = ${reviewId} and r.reviewer_id = ${userId}`, 1);
  if (!found) return null;
  const { text } = await db
    .selectFrom("content_versions")
    .select("text")
    .where("kind", "=", found.kind)
    .where("slug", "=", found.slug)
    .where("number", "=", found.number)
    .executeTakeFirstOrThrow();
  return { ...found, text };
}

/** Returns the remarks of these reviews in the order in which they were made. */
export async function remarksOf(db: Db, reviewIds: readonly string[]): Promise<(Remark & { reviewId: string })[]> {
  const { rows } = await sql<Remark & { reviewId: string }>`
    select m.id, m.review_id as "reviewId", m.part, m.paragraph, m.remark, m.created_at as at, m.answer, ${nameOf("p")} as "answeredBy",
      m.resolved_at is not null as resolved
    from text_remarks m left join profiles p on p.user_id = m.answered_by
    where m.review_id = any (${[...reviewIds]}::uuid[]) order by m.created_at, m.id`.execute(db);
  return rows;
}

/** The newest round of a text's review. */
export type ReviewStand = Pick<TextReview, "kind" | "slug" | "number" | "state" | "reviewer" | "changed" | "openRemarks">;

/** Returns the newest round of each of these texts. A text that was never sent is absent. */
export async function reviewStands(db: Db, keys: readonly TextKey[]): Promise<ReviewStand[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<ReviewStand & { state: ReviewState }>`
    select distinct on (kind, slug) kind, slug, number, state, reviewer, changed, "openRemarks" from (${REVIEWS}) as rounds
    where (kind, slug) in (select * from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ slug }) => slug)}::text[]))
      and state <> 'withdrawn'
    order by kind, slug, "sentAt" desc`.execute(db);
  return rows;
}

export interface ListedReviewer extends Reviewer {
  readonly id: string;
  readonly email: string;
  /** False until they have chosen a password. */
  readonly entered: boolean;
  readonly waiting: number;
  readonly signed: number;
}

const LISTED = sql`from (
  select r.user_id as id, r.name, r.profession, r.specialty, r.licence, u.email,
    exists (select from accounts a where a.user_id = r.user_id and a.password is not null) as entered,
    (select count(*)::int from text_reviews t where t.reviewer_id = r.user_id and t.state = 'sent') as waiting,
    (select count(*)::int from text_reviews t where t.reviewer_id = r.user_id and t.state = 'signed') as signed
  from reviewers r join users u on u.id = r.user_id join profiles p on p.user_id = r.user_id
  where p.user_type = 'reviewer' and p.suspended_at is null) as listed`;

/** Returns a page of the reviewers, with the number of texts that wait for each and that each signed. */
export function listReviewers(db: Db, asked: AskedRows<ReviewerSort>, size = REVIEWERS_PER_PAGE): Promise<ListPage<ListedReviewer>> {
  const { search } = asked;
  const named = every(search !== null && sql`position(norm(${search}) in norm(name || ' ' || specialty || ' ' || email)) > 0`);
  const orders = { nombre: sql`norm(name)`, "por-leer": sql`waiting` };
  return listPage(db, { columns: sql`listed.*`, from: sql`${LISTED} where ${named}`, orders, key: sql`id` }, asked, size);
}

/** Returns all reviewers to whom a text may be sent, by name. */
export async function reviewerChoices(db: Db): Promise<{ id: string; name: string; specialty: string }[]> {
  const { rows } = await sql<{ id: string; name: string; specialty: string }>`
    select r.user_id as id, r.name, r.specialty from reviewers r join profiles p on p.user_id = r.user_id
    where p.user_type = 'reviewer' and p.suspended_at is null order by norm(r.name), r.user_id`.execute(db);
  return rows;
}

/** Returns a reviewer's data for signatures; null for somebody who is none. */
export async function reviewerOf(db: Db, userId: string): Promise<Reviewer | null> {
  const { rows } = await sql<Reviewer>`select name, profession, specialty, licence from reviewers where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Counts the texts that wait for a reviewer. */
export async function waitingReviews(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from text_reviews where reviewer_id = ${userId} and state = 'sent'`.execute(db);
  return rows[0]!.count;
}
