import { type RawBuilder, sql } from "kysely";
import { SIGNING_DAYS } from "#domain/credits/credit.ts";
import { RETURN_DECISION_DAYS } from "#domain/leads/offer.ts";
import { CHANGES_TO_DECIDE } from "#domain/listing/change-queries.server.ts";
import { EXPIRING_DAYS } from "#domain/listing/documents.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { DUE_STATEMENTS } from "#domain/statements/statement-queries.server.ts";
import { ENDING_LICENCES, PAPERS_TO_CHECK } from "#domain/verification/queue-queries.server.ts";
import { inTimeSince } from "#platform/business-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import { WAITING, type Waiting, type WaitingCounts, type WaitingFor } from "./waiting.ts";

const MAX_SHOWN = 40;

const messagesOf = (kind: RawBuilder<unknown>) => sql`
  select coalesce(written_again_at, created_at) as at from inbox_messages where status = 'new' and spam_code is null and not erased and ${kind}`;

/** What is promised in days is promised in business days, as its screen counts them. */
type Promised = { hours: number | "reply" } | { days: number | "verification" };

/** Selects a row for each thing that waits, with the moment `at` since when it waits. */
const QUEUES: Readonly<Record<WaitingFor, Promised & { rows: RawBuilder<unknown> }>> = {
  held: { hours: 24, rows: sql`select created_at as at from leads where status = 'held'` },
  unmatched: { hours: 24, rows: sql`select created_at as at from leads where status = 'unmatched'` },
  advice: { hours: "reply", rows: messagesOf(sql`kind = 'request'`) },
  messages: { hours: "reply", rows: messagesOf(sql`kind <> 'request'`) },
  offers: {
    hours: 4,
    rows: sql`select o.made_at as at from offers o join provider_profiles p on p.id = o.provider_id
      where o.status = 'open' and coalesce(p.email, '') = '' and not exists (select from offer_calls c where c.offer_id = o.id)`,
  },
  claims: { days: "verification", rows: sql`select created_at as at from profile_claims where status = 'open'` },
  profiles: {
    days: "verification",
    rows: sql`select submitted_at as at from provider_profiles where verification_status = 'pending' and submitted_at is not null`,
  },
  changes: { days: "verification", rows: CHANGES_TO_DECIDE },
  papers: { days: 5, rows: PAPERS_TO_CHECK },
  // A licence begins to wait this many days before it expires.
  licences: { hours: EXPIRING_DAYS * 24, rows: ENDING_LICENCES },
  outcomes: {
    days: 5,
    rows: sql`select min(published_at) as at from provider_outcomes where checked_on is null and returned_reason is null
      group by provider_id, year, egg_source`,
  },
  prices: { days: 5, rows: sql`select uploaded_at as at from provider_documents where kind = 'precios' and state = 'received'` },
  objections: {
    days: 5,
    rows: sql`select objected_at as at from conduct_publications where objection is not null and decision is null`,
  },
  statements: { days: 5, rows: DUE_STATEMENTS },
  places: { days: 3, rows: sql`select asked_at as at from featured_places where state = 'asked'` },
  reviews: { days: 3, rows: sql`select min(since) as at from review_waits group by review_id` },
  topups: { hours: 24, rows: sql`select sent_at as at from top_ups where status in ('sent', 'confirming')` },
  credits: {
    days: SIGNING_DAYS,
    rows: sql`select asked_at as at from credits where state = 'asked' union all select asked_at from top_up_refunds where state = 'asked'`,
  },
  returns: {
    hours: RETURN_DECISION_DAYS * 24,
    rows: sql`select r.asked_at as at from lead_returns r join offers o on o.id = r.offer_id where r.state = 'asked' and o.status = 'purchased'`,
  },
};

/** Returns every queue, including empty ones. */
export async function whatWaits(db: Db): Promise<Waiting[]> {
  const { replyWithinHours, verificationDays } = await loadPromises(db);
  const queues = WAITING.map((what) => {
    const promised = QUEUES[what];
    const hours = "hours" in promised ? (promised.hours === "reply" ? replyWithinHours : promised.hours) : null;
    const days = "days" in promised ? (promised.days === "verification" ? verificationDays.to : promised.days) : null;
    const since = days === null ? sql`now() - make_interval(hours => ${hours}::int)` : sql`${inTimeSince(days)}::timestamptz`;
    return sql`
      select ${what}::text as what, ${hours}::int as "promisedHours", ${days}::int as "promisedDays", ${since} as "inTimeSince", count(*),
        count(*) filter (where at < ${since}) as late, coalesce((array_agg(at order by at))[1:${sql.lit(MAX_SHOWN)}], '{}') as since
      from (${promised.rows}) q`;
  });
  const { rows } = await sql<Waiting>`${sql.join(queues, sql` union all `)}`.execute(db);
  return WAITING.map((what) => rows.find((row) => row.what === what)!);
}

/** Returns the length of each queue, for the sidebar of every screen. */
export async function waitingCounts(db: Db): Promise<WaitingCounts> {
  const columns = WAITING.map((what) => sql`(select count(*)::int from (${QUEUES[what].rows}) q) as ${sql.ref(what)}`);
  const { rows } = await sql<WaitingCounts>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}
