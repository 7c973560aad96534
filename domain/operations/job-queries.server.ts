import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { JOBS_PAGE, type JobSort, type JobView, type ListedJob, type ScheduledJob } from "./job.ts";

const DEAD = sql`j.name like '%-dead'`;
const kind = sql<string>`regexp_replace(j.name, '-dead$', '')`;

/** `waiting` also includes jobs that are scheduled for later. */
const CONDITIONS: Readonly<Record<JobView, RawBuilder<unknown>>> = {
  dead: sql`${DEAD} and j.state in ('created', 'failed')`,
  retry: sql`not ${DEAD} and j.state = 'retry'`,
  running: sql`not ${DEAD} and j.state = 'active'`,
  waiting: sql`not ${DEAD} and j.state = 'created'`,
  done: sql`not ${DEAD} and j.state = 'completed'`,
};

const ORDERS: Readonly<Record<JobSort, RawBuilder<unknown>>> = {
  created: sql`coalesce(j.source_created_on, j.created_on)`,
  kind: sql`j.name`,
  tries: sql`coalesce(j.source_retry_count, j.retry_count)`,
};

export interface AskedJobs extends AskedRows<JobSort> {
  readonly view: JobView;
  readonly kind: string | null;
}

const signs = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, "");
/** Takes the code of the request that made a job, or a part of it, as somebody reads it to us. */
const madeBy = (search: string | null) =>
  every(search !== null && sql`position(${signs(search)} in replace(upper(coalesce(j.data->>'requestId', '')), '-', '')) > 0`);

/** Returns one page of jobs without their payload: an operator needs only the kind and the error. */
export function jobPage(db: Db, asked: AskedJobs, size = JOBS_PAGE): Promise<ListPage<ListedJob>> {
  const { view, search, kind: of } = asked;
  const where = every(CONDITIONS[view], madeBy(search), of !== null && sql`j.name in (${of}, ${`${of}-dead`})`);
  const list = {
    columns: sql`j.id, ${kind} as kind, coalesce(j.source_created_on, j.created_on) as "createdAt",
      coalesce(j.source_retry_count, j.retry_count) + case when j.name like '%-dead' or j.state > 'retry' then 1 else 0 end as tries,
      case when j.state in ('created', 'retry') and not ${DEAD} then j.start_after end as "nextTry", j.completed_on as "doneAt",
      left(coalesce(j.source_output->>'error', j.output->>'error', j.output->>'message', j.source_output->>'message'), 300) as error,
      j.data->>'requestId' as request`,
    from: sql`from pgboss.job j where ${where}`,
    orders: ORDERS,
    key: sql`j.id`,
  };
  return listPage(db, list, asked, size);
}

/** Returns the number of jobs in each view, among those that match a search. */
export const jobCounts = (db: Db, search: string | null = null): Promise<Record<JobView, number>> =>
  countViews(db, CONDITIONS, { from: sql`from pgboss.job j where ${madeBy(search)}` });

export interface Queue {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly retrying: number;
  readonly dead: number;
  readonly oldest: Date | null;
  /** The moment at which the next of them is tried. */
  readonly nextTry: Date | null;
}

/** Returns the queues with jobs that wait, run or were given up. */
export async function queues(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select ${kind} as kind,
      count(*) filter (where ${CONDITIONS.waiting}) as waiting, count(*) filter (where ${CONDITIONS.running}) as running,
      count(*) filter (where ${CONDITIONS.retry}) as retrying, count(*) filter (where ${CONDITIONS.dead}) as dead,
      min(coalesce(j.source_created_on, j.created_on)) as oldest,
      min(j.start_after) filter (where not ${DEAD} and j.state in ('created', 'retry')) as "nextTry"
    from pgboss.job j where j.state < 'completed' or (${DEAD} and j.state = 'failed')
    group by 1 order by dead desc, retrying desc, 1`.execute(db);
  return rows;
}

/** Returns the jobs that run by the clock. A run more than a day ago is no longer in the queue, so only its day is known. */
export async function scheduledJobs(db: Db): Promise<ScheduledJob[]> {
  const { rows } = await sql<ScheduledJob>`
    select s.name as kind, s.cron, coalesce(last.at, (select max(day)::timestamp at time zone 'America/Santo_Domingo' from job_days d where d.kind = s.name)) as "lastRun",
      case last.state when 'completed' then 'completed' when 'failed' then 'failed' when 'active' then 'active'
        when 'created' then 'waiting' when 'retry' then 'failed' end as "lastState"
    from pgboss.schedule s left join lateral (
      select coalesce(j.completed_on, j.started_on, j.created_on) as at, j.state::text from pgboss.job j
      where j.name = s.name order by j.created_on desc limit 1) last on true
    order by s.name`.execute(db);
  return rows;
}
