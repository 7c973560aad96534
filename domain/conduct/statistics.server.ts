import { sql } from "kysely";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { MIN_OTHERS } from "./profile-medians.ts";

export interface Week {
  /** The Monday of the week. */
  readonly from: string;
  readonly views: number;
  readonly requests: number;
}

export interface Statistics {
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly Week[];
  readonly views: number;
  readonly requests: number;
  /** Requests that somebody of the center has looked at. */
  readonly opened: number;
  /** Null under five cases. */
  readonly reply: { readonly medianHours: number; readonly cases: number } | null;
  /** The medians of the other listed centers of the city with at least five cases, lowest first. */
  readonly city: { readonly name: string; readonly others: readonly number[] } | null;
}

/**
 * Counts the events of a profile in the last days, or in as many days that ended some days ago. Views are those of visitors who agreed
 * to be counted.
 */
export async function statisticsOf(db: Db, providerId: string, days: number, endedDaysAgo = 0): Promise<Statistics> {
  const { rows } = await sql<Omit<Statistics, "views" | "requests">>`
    with period as (
      select last_day, last_day - ${days}::int + 1 as first_day,
        (last_day - ${days}::int + 1)::timestamp at time zone 'America/Santo_Domingo' as since,
        (last_day + 1)::timestamp at time zone 'America/Santo_Domingo' as until
      from (select (now() at time zone 'America/Santo_Domingo')::date - ${endedDaysAgo}::int as last_day) today
    ),
    weeks as (select generate_series(date_trunc('week', first_day), last_day, interval '1 week')::date as monday from period),
    viewed as (
      select date_trunc('week', at at time zone 'America/Santo_Domingo')::date as monday, count(*)::int as views
      from analytics_events, period
      where name in ('view_center', 'view_doctor') and at >= since and at < until and ${providerId} in (facts ->> 'center_id', facts ->> 'doctor_id')
      group by 1
    ),
    asked as (
      select date_trunc('week', made_at at time zone 'America/Santo_Domingo')::date as monday, count(*)::int as requests, count(opened_at)::int as opened
      from offers, period where provider_id = ${providerId}::uuid and made_at >= since and made_at < until and (status <> 'withdrawn' or answered_at is not null) group by 1
    )
    select period.first_day as from, period.last_day as to,
      (select json_agg(json_build_object('from', w.monday, 'views', coalesce(v.views, 0), 'requests', coalesce(a.requests, 0)) order by w.monday)
        from weeks w left join viewed v using (monday) left join asked a using (monday)) as weeks,
      (select coalesce(sum(opened), 0)::int from asked) as opened,
      case when p.reply_cases >= ${MIN_REPLY_CASES} and p.reply_median_hours is not null
        then json_build_object('medianHours', p.reply_median_hours, 'cases', p.reply_cases) end as reply,
      case when p.city is not null then json_build_object('name', p.city, 'others', (
        select coalesce(json_agg(o.reply_median_hours order by o.reply_median_hours), '[]') from provider_profiles o
        where o.city = p.city and o.listed and o.provider_type = p.provider_type and o.id <> p.id
          and o.reply_cases >= ${MIN_REPLY_CASES} and o.reply_median_hours is not null)) end as city
    from provider_profiles p, period where p.id = ${providerId}::uuid`.execute(db);
  const row = rows[0]!;
  const total = (of: "views" | "requests") => row.weeks.reduce((sum, week) => sum + week[of], 0);
  return { ...row, views: total("views"), requests: total("requests") };
}

/** The medians of the other public centers of a city; null where fewer than five are measured. */
export interface CityMedians {
  readonly views: number | null;
  readonly requests: number | null;
}

/** Returns what other public profiles of the same kind in the city had in the last days. Fewer than five would tell of single ones. */
export async function cityMedians(db: Db, providerId: string, days: number): Promise<CityMedians> {
  const { rows } = await sql<CityMedians>`
    with others as (
      select o.id from provider_profiles o join provider_profiles mine on mine.id = ${providerId}::uuid
      where o.listed and o.city = mine.city and o.provider_type = mine.provider_type and o.id <> mine.id
    ),
    period as (
      select ((now() at time zone 'America/Santo_Domingo')::date - ${days}::int + 1)::timestamp at time zone 'America/Santo_Domingo' as since
    ),
    viewed as (
      select coalesce(facts ->> 'center_id', facts ->> 'doctor_id') as id, count(*) as views from analytics_events, period
      where name in ('view_center', 'view_doctor') and at >= since group by 1
    ),
    asked as (
      select provider_id as id, count(*) as requests from offers, period
      where made_at >= since and (status <> 'withdrawn' or answered_at is not null) and provider_id in (select id from others) group by 1
    )
    select case when count(*) >= ${MIN_OTHERS} then percentile_cont(0.5) within group (order by coalesce(views, 0)) end as views,
      case when count(*) >= ${MIN_OTHERS} then percentile_cont(0.5) within group (order by coalesce(requests, 0)) end as requests
    from others left join viewed on viewed.id = others.id::text left join asked on asked.id = others.id`.execute(db);
  return rows[0]!;
}
