import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { undelivered } from "./mail-queries.server.ts";

/** The state of one day: `trouble` ended by itself, `bad` needs a person, `none` has no data. */
export type DayState = "good" | "trouble" | "bad" | "none";

export interface HealthDay {
  readonly day: string;
  readonly jobs: DayState;
  readonly mails: DayState;
  readonly backup: DayState;
  readonly payments: DayState;
}

export interface SiteHealth {
  readonly days: readonly HealthDay[];
  readonly jobs: { readonly done: number; readonly retried: number; readonly dead: number };
  readonly mails: { readonly sent: number; readonly refused: number };
  /** What card gateways reported, and how many reports did not match what we asked for. */
  readonly payments: { readonly told: number; readonly odd: number };
}

const today = sql`(now() at time zone 'America/Santo_Domingo')::date`;

/** Reports of a gateway that a person has to look at. */
const odd = sql`effect in ('unknown', 'mismatch', 'second')`;

/** Returns the last 30 days, with their sums. */
export async function siteHealth(db: Db): Promise<SiteHealth> {
  const local = (column: string) => sql`(${sql.raw(column)} at time zone 'America/Santo_Domingo')::date`;
  const since = sql`now() - interval '31 days'`;
  const [days, sums] = await Promise.all([
    sql<HealthDay>`
      with jobs as (select day, sum(retried) as retried, sum(given_up) as given_up from job_days group by day),
        mails as (select ${local("created_at")} as day, count(*) as count, count(*) filter (where ${undelivered}) as refused,
          count(*) filter (where attempts > 1) as retried from mail_messages where created_at > ${since} group by 1),
        copies as (select distinct ${local("made_at")} as day from backups),
        payments as (select ${local("received_at")} as day, count(*) filter (where ${odd}) as odd from payment_events
          where received_at > ${since} group by 1)
      select d.day::date as day,
        case when j.day is null then 'none' when j.given_up > 0 then 'bad' when j.retried > 0 then 'trouble' else 'good' end as jobs,
        case when m.day is null then 'none' when m.refused > 0 then 'bad' when m.retried > 0 then 'trouble' else 'good' end as mails,
        case when c.day is null then 'none' else 'good' end as backup,
        case when p.day is null then 'none' when p.odd > 0 then 'trouble' else 'good' end as payments
      from generate_series(${today} - 29, ${today}, interval '1 day') as d (day)
      left join jobs j on j.day = d.day::date left join mails m on m.day = d.day::date
      left join copies c on c.day = d.day::date left join payments p on p.day = d.day::date order by 1`.execute(db),
    sql<Record<"done" | "retried" | "dead" | "sent" | "refused" | "told" | "odd", number>>`
      select (select coalesce(sum(done), 0) from job_days where day > ${today} - 30) as done,
        (select coalesce(sum(retried), 0) from job_days where day > ${today} - 30) as retried,
        (select count(*) from pgboss.job where name like '%-dead' and state < 'completed') as dead,
        (select count(*) from mail_messages where status = 'sent' and created_at > ${since}) as sent,
        (select count(*) from mail_messages where ${undelivered} and created_at > ${since}) as refused, p.told, p.odd
      from (select count(*) as told, count(*) filter (where ${odd}) as odd from payment_events where received_at > ${since}) as p`.execute(
      db,
    ),
  ]);
  const { done, retried, dead, sent, refused, told, odd: misfits } = sums.rows[0]!;
  return {
    days: days.rows,
    jobs: { done, retried, dead },
    mails: { sent, refused },
    payments: { told, odd: misfits },
  };
}
