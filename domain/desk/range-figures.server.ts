import { sql } from "kysely";
import { MEASURED_DAYS, MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { addDays, daysBetween } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import type { DayRange, DaySums, FigureDay } from "./range-figures.ts";

/** The hours within which an answer counts as quick. */
const SOON = sql`interval '24 hours'`;

const bounds = ({ from, to }: DayRange) => sql`(select ${from}::date::timestamp at time zone 'America/Santo_Domingo' as since,
  (${to}::date + 1)::timestamp at time zone 'America/Santo_Domingo' as until) r`;
const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone 'America/Santo_Domingo')::date`;

/**
 * Returns every day of a range, including days on which nothing happened. Requests and offers count on the day they came in, by their
 * present state; money counts on the day it moved in the ledger. Unconfirmed requests are not counted.
 */
export async function figureDays(db: Db, range: DayRange): Promise<FigureDay[]> {
  const [requests, offers, money] = await Promise.all([
    sql<{ day: string } & DaySums["requests"]>`
      select ${dayOf("created_at")} as day, count(*) filter (where status in ('routed', 'closed')) as routed,
        count(*) filter (where status = 'attached') as attached,
        count(*) filter (where status in ('accepted', 'held', 'advice', 'waiting')) as held,
        count(*) filter (where status = 'unmatched') as unmatched, count(*) filter (where status = 'rejected') as rejected
      from leads l, ${bounds(range)} where l.created_at >= r.since and l.created_at < r.until group by 1`.execute(db),
    sql<{ day: string } & DaySums["offers"] & DaySums["purchases"]>`
      select ${dayOf("made_at")} as day, count(*) filter (where purchased_at is not null) as purchased,
        count(*) filter (where purchased_at is null and status = 'open') as open,
        count(*) filter (where purchased_at is null and status = 'declined') as declined,
        count(*) filter (where purchased_at is null and status in ('expired', 'withdrawn')) as expired,
        count(*) filter (where purchased_at is not null and returned_at is not null) as returned,
        count(*) filter (where purchased_at is not null and returned_at is null and answered_at <= purchased_at + ${SOON}) as soon,
        count(*) filter (where purchased_at is not null and returned_at is null and answered_at > purchased_at + ${SOON}) as later,
        count(*) filter (where purchased_at is not null and returned_at is null and answered_at is null) as silent
      from offers o, ${bounds(range)} where o.made_at >= r.since and o.made_at < r.until group by 1`.execute(db),
    // Credit for a center's first requests is a gift of ours, so it is not counted as paid.
    sql<{ day: string } & DaySums["money"]>`
      select ${dayOf("at")} as day, count(*) filter (where kind = 'purchase') as count, count(*) filter (where kind = 'welcome') as free,
        coalesce(sum(amount_cents) filter (where kind = 'featured'), 0) as "placesCents",
        coalesce(sum(case when kind in ('purchase', 'featured') then amount_cents when kind = 'welcome' then -amount_cents end), 0) as "grossCents",
        coalesce(sum(case when kind in ('refund', 'featured_refund') then amount_cents when kind = 'welcome_return' then -amount_cents end), 0)
          as "returnedCents"
      from ledger_transfers t, ${bounds(range)} where t.at >= r.since and t.at < r.until
        and kind in ('purchase', 'refund', 'welcome', 'welcome_return', 'featured', 'featured_refund') group by 1`.execute(db),
  ]);
  const byDay = <Row extends { day: string }>({ rows }: { rows: Row[] }) => new Map(rows.map((row) => [row.day, row]));
  const [asked, offered, moved] = [byDay(requests), byDay(offers), byDay(money)];
  return Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, place) => {
    const day = addDays(range.from, place);
    const { routed = 0, attached = 0, held = 0, unmatched = 0, rejected = 0 } = asked.get(day) ?? {};
    const { purchased = 0, open = 0, declined = 0, expired = 0, soon = 0, later = 0, returned = 0, silent = 0 } = offered.get(day) ?? {};
    const { count = 0, free = 0, placesCents = 0, grossCents = 0, returnedCents = 0 } = moved.get(day) ?? {};
    return {
      day,
      requests: { routed, attached, held, unmatched, rejected },
      offers: { purchased, open, declined, expired },
      purchases: { soon, later, returned, silent },
      money: { count, free, placesCents, grossCents, returnedCents },
    };
  });
}

/** How soon a center first answers. */
export interface CenterReply {
  readonly center: string;
  readonly medianHours: number;
  readonly within24: number;
  readonly cases: number;
}

/** Returns the centers with enough answered offers in the days before the end of a range, the quickest first. */
export async function centerReplies(db: Db, { to }: DayRange): Promise<CenterReply[]> {
  const { rows } = await sql<CenterReply>`
    select p.name as center, percentile_cont(0.5) within group (order by extract(epoch from o.answered_at - o.made_at) / 3600)::float8 as "medianHours",
      count(*) filter (where o.answered_at <= o.made_at + ${SOON}) as within24, count(*) as cases
    from offers o join provider_profiles p on p.id = o.provider_id
    where o.answered_at is not null and o.made_at >= (${to}::date - ${MEASURED_DAYS - 1}::int)::timestamp at time zone 'America/Santo_Domingo'
      and o.made_at < (${to}::date + 1)::timestamp at time zone 'America/Santo_Domingo'
    group by p.id, p.name having count(*) >= ${MIN_REPLY_CASES} order by 2, 1`.execute(db);
  return rows;
}
