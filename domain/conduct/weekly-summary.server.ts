import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { listingOf } from "#domain/listing/listing-facts.server.ts";
import { noticesOf } from "#domain/listing/notices.server.ts";
import { today } from "#domain/listing/price-days.server.ts";
import { stepsOf } from "#domain/listing/steps.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { NextStep, WeeklyFacts } from "#domain/notices/notice.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { whoWaits } from "./who-waits.server.ts";

type Counted = Omit<WeeklyFacts, "next" | "waiting"> & { id: string; today: string };

/** Leaves each public center a summary of the week that ended on Sunday, if anything happened in it. */
export async function summarizeWeek({ db }: Pick<Context, "db">): Promise<void> {
  for (const { id, today, ...facts } of await countWeek(db)) {
    const [next, { total: waiting }] = await Promise.all([nextStepOf(db, id, today), whoWaits(db, id)]);
    const about = { effectKey: `week:${id}:${facts.from}`, providerId: id, path: "/dashboard/provider/estadisticas" };
    await db
      .transaction()
      .execute((tx) => leaveNotice(tx, { team: id }, { kind: "weekly-summary", facts: { ...facts, waiting, next }, ...about }));
  }
}

/** Counts for all centers in one query. Views are those of visitors who agreed to be counted. */
async function countWeek(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with week as (
      select monday, monday::timestamp at time zone 'America/Santo_Domingo' as since, (monday + 7)::timestamp at time zone 'America/Santo_Domingo' as until
      from (select date_trunc('week', ${today}::timestamp)::date - 7 as monday) last
    ),
    viewed as (
      select coalesce(e.facts ->> 'center_id', e.facts ->> 'doctor_id') as provider_id, count(*)::int as views
      from analytics_events e, week where e.name in ('view_center', 'view_doctor') and e.at >= week.since and e.at < week.until group by 1
    ),
    asked as (
      select o.provider_id, count(*)::int as requests
      from offers o, week where o.made_at >= week.since and o.made_at < week.until and o.status <> 'withdrawn' group by 1
    ),
    booked as (
      select c.provider_id, count(*)::int as consultations
      from consultations c, week where c.asked_by = 'patient' and c.moves is null and c.asked_at >= week.since and c.asked_at < week.until group by 1
    )
    select p.id, ${today} as today, week.monday as from, week.monday + 6 as to,
      coalesce(v.views, 0) as views, coalesce(a.requests, 0) as requests, coalesce(b.consultations, 0) as consultations,
      case when p.reply_cases >= ${MIN_REPLY_CASES} then p.reply_median_hours end as "replyHours",
      (select percentile_cont(0.5) within group (order by o.reply_median_hours) from provider_profiles o
        where o.city = p.city and o.listed and o.provider_type = p.provider_type and o.id <> p.id and o.reply_cases >= ${MIN_REPLY_CASES}
      ) as "cityReplyHours"
    from week cross join provider_profiles p
    left join viewed v on v.provider_id = p.id::text left join asked a on a.provider_id = p.id left join booked b on b.provider_id = p.id
    where p.listed and exists (select from provider_accounts m where m.provider_id = p.id)
      and coalesce(v.views, a.requests, b.consultations) is not null
    order by p.id`.execute(db);
  return rows;
}

/** Returns what patients miss most: first papers and prices that grow old, then what was never given. */
export async function nextStepOf(db: Db, providerId: string, today: string): Promise<NextStep | null> {
  const pending = (await noticesOf(db, providerId, today)).map(({ kind }) => kind);
  if (pending.some((kind) => kind === "returned" || kind === "expired" || kind === "expiring")) return "document";
  if (pending.includes("old-prices")) return "prices";
  return stepsOf((await listingOf(db, providerId)).facts).missingExtras[0] ?? null;
}
