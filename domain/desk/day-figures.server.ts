import { sql } from "kysely";
import { addDays, daysBetween } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import type { DayRange } from "./range-figures.server.ts";

/** Counts of a period. */
export interface PeriodFigures {
  /** Requests of people: what a robot sent, or nobody confirmed, is none. */
  requests: number;
  /** Of these, how many a center has contacted. */
  answered: number;
  offers: number;
  purchases: number;
  /** Between an offer and its first contact; null under five cases. */
  replyMedianHours: number | null;
  replyCases: number;
}

const MIN_CASES = 5;

/** Returns the counts of a range of calendar days, and of as many days before it. */
export async function periodFigures(db: Db, { from, to }: DayRange): Promise<{ now: PeriodFigures; before: PeriodFigures }> {
  const start = (day: string) => sql`${day}::date::timestamp at time zone 'America/Santo_Domingo'`;
  const since = start(from);
  const { rows } = await sql<Omit<PeriodFigures, "replyMedianHours"> & { median: number | null }>`
    select
      (select count(*) from leads l where l.created_at >= p.since and l.created_at < p.until and l.status not in ('rejected', 'unconfirmed')) as requests,
      (select count(*) from leads l where l.created_at >= p.since and l.created_at < p.until and l.status not in ('rejected', 'unconfirmed')
        and exists (select from offers o where o.lead_id = l.id and o.answered_at is not null)) as answered,
      (select count(*) from offers o where o.made_at >= p.since and o.made_at < p.until) as offers,
      (select count(*) from offers o where o.made_at >= p.since and o.made_at < p.until and o.purchased_at is not null) as purchases,
      r.median, r.cases as "replyCases"
    from (values (0, ${since}, ${start(addDays(to, 1))}),
      (1, ${start(addDays(from, -1 - daysBetween(from, to)))}, ${since})) as p (place, since, until),
    lateral (
      select percentile_cont(0.5) within group (order by extract(epoch from o.answered_at - o.made_at) / 3600)::float8 as median, count(*) as cases
      from offers o where o.answered_at is not null and o.made_at >= p.since and o.made_at < p.until) as r
    order by p.place`.execute(db);
  const read = ({ median, ...counts }: (typeof rows)[number]): PeriodFigures => ({
    ...counts,
    replyMedianHours: counts.replyCases < MIN_CASES ? null : median,
  });
  return { now: read(rows[0]!), before: read(rows[1]!) };
}

/** What waits for a person, how long the oldest of it has waited, and what was promised. */
export interface Waiting {
  what: "held" | "unmatched" | "advice" | "offers" | "messages" | "claims" | "profiles" | "reviews" | "returns";
  count: number;
  oldest: Date | null;
  /** Hours within which we said that we would do it. */
  promisedHours: number;
}

/** Returns what waits for a person. What nobody waits for is listed too, with zero. */
export async function whatWaits(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select status as what, count(*), min(created_at) as oldest, hours as "promisedHours"
      from (values ('held', 24), ('unmatched', 24), ('advice', 24)) as s (status, hours)
      left join lateral (select id, created_at from leads l where l.status = s.status) l on true group by status, hours
    union all select 'offers', count(o.id), min(o.made_at), 4 from offers o join provider_profiles p on p.id = o.provider_id
      where o.status = 'open' and coalesce(p.email, '') = '' and not exists (select from offer_calls c where c.offer_id = o.id)
    union all select 'messages', count(*), min(coalesce(written_again_at, created_at)), 24 from inbox_messages where status = 'new' and spam_code is null and sealed is not null
    union all select 'claims', count(*), min(created_at), 120 from profile_claims where status = 'open'
    union all select 'profiles', count(*), min(coalesce(submitted_at, created_at)), 120 from provider_profiles where verification_status = 'pending'
    union all select 'reviews', count(distinct review_id), min(since), 72 from review_waits
    union all select 'returns', count(*), min(asked_at), 168 from lead_returns where state = 'asked'`.execute(db);
  // A status that nobody has joins one empty row.
  return rows.map((row) => ({ ...row, count: row.oldest === null ? 0 : row.count }));
}
