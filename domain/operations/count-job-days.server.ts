import { sql } from "kysely";
import type { Context } from "#domain/context.ts";

/** Counts the jobs of today and yesterday by kind. The queue deletes finished jobs after a day, so a stored count is never lowered. */
export async function countJobDays({ db }: Pick<Context, "db">): Promise<void> {
  await sql`
    insert into job_days (day, kind, done, retried, given_up)
    select (coalesce(j.completed_on, j.created_on) at time zone 'America/Santo_Domingo')::date, regexp_replace(j.name, '-dead$', ''),
      count(*) filter (where j.state = 'completed' and j.name not like '%-dead'),
      count(*) filter (where j.state = 'completed' and j.name not like '%-dead' and j.retry_count > 0),
      count(*) filter (where j.name like '%-dead')
    from pgboss.job j
    where (j.state = 'completed' or j.name like '%-dead')
      and coalesce(j.completed_on, j.created_on) >= date_trunc('day', now() at time zone 'America/Santo_Domingo') at time zone 'America/Santo_Domingo' - interval '1 day'
    group by 1, 2
    on conflict (day, kind) do update set done = greatest(job_days.done, excluded.done),
      retried = greatest(job_days.retried, excluded.retried), given_up = greatest(job_days.given_up, excluded.given_up)`.execute(db);
}
