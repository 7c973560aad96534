import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Calendar days in Santo Domingo, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const bounds = ({ from, to }: DayRange) => sql`(select ${from}::date::timestamp at time zone 'America/Santo_Domingo' as since,
  (${to}::date + 1)::timestamp at time zone 'America/Santo_Domingo' as until) r`;

/** What became of the requests, offers and purchases of a range. */
export interface Funnel {
  readonly requests: Readonly<Record<"routed" | "held" | "unmatched" | "rejected", number>>;
  readonly offers: Readonly<Record<"purchased" | "open" | "declined" | "expired", number>>;
  readonly purchases: Readonly<Record<"soon" | "later" | "returned" | "silent", number>>;
}

/** Counts the requests, offers and purchases that a range began. Nobody's unconfirmed request is counted. */
export async function funnel(db: Db, range: DayRange): Promise<Funnel> {
  const [requests, offers] = await Promise.all([
    sql<Funnel["requests"]>`
      select count(*) filter (where status in ('routed', 'attached', 'closed')) as routed,
        count(*) filter (where status in ('accepted', 'held', 'advice', 'waiting')) as held,
        count(*) filter (where status = 'unmatched') as unmatched, count(*) filter (where status = 'rejected') as rejected
      from leads l, ${bounds(range)} where l.created_at >= r.since and l.created_at < r.until`.execute(db),
    sql<Funnel["offers"] & Funnel["purchases"]>`
      select count(*) filter (where purchased_at is not null) as purchased,
        count(*) filter (where purchased_at is null and status = 'open') as open,
        count(*) filter (where purchased_at is null and status = 'declined') as declined,
        count(*) filter (where purchased_at is null and status in ('expired', 'withdrawn')) as expired,
        count(*) filter (where purchased_at is not null and returned_at is not null) as returned,
        count(*) filter (where purchased_at is not null and returned_at is null and answered_at <= purchased_at + interval '24 hours') as soon,
        count(*) filter (where purchased_at is not null and returned_at is null and answered_at > purchased_at + interval '24 hours') as later,
        count(*) filter (where purchased_at is not null and returned_at is null and answered_at is null) as silent
      from offers o, ${bounds(range)} where o.made_at >= r.since and o.made_at < r.until`.execute(db),
  ]);
  const { purchased, open, declined, expired, soon, later, returned, silent } = offers.rows[0]!;
  return { requests: requests.rows[0]!, offers: { purchased, open, declined, expired }, purchases: { soon, later, returned, silent } };
}

/** What one day brought. */
export interface RevenueDay {
  readonly day: string;
  readonly purchases: number;
  readonly grossCents: number;
  readonly returnedCents: number;
}

/** Returns every day of a range, those without a purchase too. A return counts on the day on which it was given. */
export async function revenueDays(db: Db, { from, to }: DayRange): Promise<RevenueDay[]> {
  const { rows } = await sql<RevenueDay>`
    with bought as (select (purchased_at at time zone 'America/Santo_Domingo')::date as day, count(*) as count, sum(price_cents) as cents
        from offers where purchased_at is not null group by 1),
      returned as (select (returned_at at time zone 'America/Santo_Domingo')::date as day, sum(price_cents) as cents
        from offers where returned_at is not null group by 1)
    select d.day::date as day, coalesce(b.count, 0) as purchases, coalesce(b.cents, 0)::bigint as "grossCents",
      coalesce(x.cents, 0)::bigint as "returnedCents"
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as d (day)
    left join bought b on b.day = d.day::date left join returned x on x.day = d.day::date order by 1`.execute(db);
  return rows;
}

/** How soon a center first answers. */
export interface CenterReply {
  readonly center: string;
  readonly medianHours: number;
  readonly within24: number;
  readonly cases: number;
}

/** Returns the centers with five answered offers or more in the 90 days before the end of a range, the quickest first. */
export async function centerReplies(db: Db, { to }: DayRange): Promise<CenterReply[]> {
  const { rows } = await sql<CenterReply>`
    select p.name as center, percentile_cont(0.5) within group (order by extract(epoch from o.answered_at - o.made_at) / 3600)::float8 as "medianHours",
      count(*) filter (where o.answered_at <= o.made_at + interval '24 hours') as within24, count(*) as cases
    from offers o join provider_profiles p on p.id = o.provider_id
    where o.answered_at is not null and o.made_at >= (${to}::date - 89)::timestamp at time zone 'America/Santo_Domingo'
      and o.made_at < (${to}::date + 1)::timestamp at time zone 'America/Santo_Domingo'
    group by p.id, p.name having count(*) >= 5 order by 2, 1`.execute(db);
  return rows;
}
