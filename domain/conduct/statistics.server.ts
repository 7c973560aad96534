import { sql } from "kysely";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";

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

/** Counts the events of a profile in the last days. Views are those of visitors who agreed to be counted. */
export async function statisticsOf(db: Db, providerId: string, days: number): Promise<Statistics> {
  const { rows } = await sql<Omit<Statistics, "views" | "requests">>`
    with period as (
      select last_day, last_day - ${days}::int + 1 as first_day,
        (last_day - ${days}::int + 1)::timestamp at time zone 'America/Santo_Domingo' as since
      from (select (now() at time zone 'America/Santo_Domingo')::date as last_day) today
    ),
    weeks as (select generate_series(date_trunc('week', first_day), last_day, interval '1 week')::date as monday from period),
    viewed as (
      select date_trunc('week', at at time zone 'America/Santo_Domingo')::date as monday, count(*)::int as views
      from analytics_events, period
      where name in ('view_center', 'view_doctor') and at >= since and ${providerId} in (facts ->> 'center_id', facts ->> 'doctor_id')
      group by 1
    ),
    asked as (
      select date_trunc('week', made_at at time zone 'America/Santo_Domingo')::date as monday, count(*)::int as requests, count(opened_at)::int as opened
      from offers, period where provider_id = ${providerId}::uuid and made_at >= since and (status <> 'withdrawn' or answered_at is not null) group by 1
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
