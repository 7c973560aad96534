import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { MonthlyFacts } from "#domain/notices/notice.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { letterDay } from "./letter-day.server.ts";
import { nextStepOf } from "./weekly-summary.server.ts";

type Counted = Omit<MonthlyFacts, "next"> & { id: string };

/**
 * Leaves each public center a letter with the figures of last month, if anything happened in it, from the first business day on. A month
 * is told once, so that later runs only make up for what was missed.
 */
export async function writeLetters({ db }: Pick<Context, "db">, today = dayInSantoDomingo(now())): Promise<void> {
  if (today < letterDay(today)) return;
  for (const { id, ...facts } of await countMonth(db, today)) {
    const next = await nextStepOf(db, id, today);
    const about = { effectKey: `month:${id}:${facts.from}`, providerId: id, path: "/dashboard/provider/estadisticas" };
    await db.transaction().execute((tx) => leaveNotice(tx, { team: id }, { kind: "monthly-letter", facts: { ...facts, next }, ...about }));
  }
}

/** Counts for all centers in one query. Views are those of visitors who agreed to be counted. */
async function countMonth(db: Db, today: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with month as (
      select first, (first + interval '1 month')::date - 1 as last, first::timestamp at time zone 'America/Santo_Domingo' as since,
        (first + interval '1 month') at time zone 'America/Santo_Domingo' as until
      from (select (date_trunc('month', ${today}::timestamp) - interval '1 month')::date as first) before
    ),
    viewed as (
      select coalesce(e.facts ->> 'center_id', e.facts ->> 'doctor_id') as provider_id, count(*)::int as views
      from analytics_events e, month where e.name in ('view_center', 'view_doctor') and e.at >= since and e.at < until group by 1
    ),
    asked as (
      select o.provider_id, count(*)::int as requests, count(o.purchased_at)::int as opened, count(o.answered_at)::int as answered
      from offers o, month where o.made_at >= since and o.made_at < until and (o.status <> 'withdrawn' or o.answered_at is not null) group by 1
    ),
    met as (
      select c.provider_id, count(*)::int as consultations
      from consultations c, month where c.status in ('confirmed', 'held') and c.starts_at >= since and c.starts_at < until group by 1
    ),
    paid as (
      select a.provider_id, -sum(e.amount_cents)::int as cents
      from month, ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
      where a.provider_id is not null and t.subject_type in ('offer', 'featured_place') and e.at >= since and e.at < until
      group by 1
    )
    select p.id, month.first as from, month.last as to,
      coalesce(v.views, 0) as views, coalesce(a.requests, 0) as requests, coalesce(a.opened, 0) as opened,
      coalesce(a.answered, 0) as answered, coalesce(m.consultations, 0) as consultations, s.cents as "spentCents",
      case when p.reply_cases >= ${MIN_REPLY_CASES} then p.reply_median_hours end as "replyHours"
    from month cross join provider_profiles p
    left join viewed v on v.provider_id = p.id::text left join asked a on a.provider_id = p.id left join met m on m.provider_id = p.id
    left join paid s on s.provider_id = p.id
    where p.listed and exists (select from provider_accounts u where u.provider_id = p.id)
      and coalesce(v.views, a.requests, m.consultations, s.cents) is not null
    order by p.id`.execute(db);
  return rows;
}
