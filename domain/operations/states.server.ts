import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

interface StateCount {
  state: string;
  count: number;
}

/** Counts the unfinished jobs, with given-up ones as `dead`. */
export async function jobStates(db: Db): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select case when name like '%-dead' then 'dead' else state::text end as state, count(*) as count
    from pgboss.job where state < 'completed' or name like '%-dead' group by 1`.execute(db);
  return rows;
}

/** Counts the mails by status. */
export async function mailStates(db: Db): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`select status as state, count(*) as count from mail_messages group by 1`.execute(db);
  return rows;
}

/** Counts the requests of the last 24 hours by their outcome. */
export async function acceptedLeads(db: Db): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select status as state, count(*) as count from leads where created_at > now() - interval '1 day' group by 1`.execute(db);
  return rows;
}
