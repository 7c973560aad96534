import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { dropJob, hurryJob } from "#platform/job-repairs.ts";

interface Found {
  id: string;
  name: string;
  state: "created" | "retry" | "failed";
}

/**
 * Retries jobs at once: given-up ones go back to their queue with all their tries, and waiting retries run immediately. Running and
 * finished jobs stay as they are. Returns how many will run.
 */
export async function retryJobs(ctx: Context, ids: readonly string[]): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    let count = 0;
    for (const { id, name, state } of await stoppedJobs(tx, ids)) {
      const isDead = name.endsWith("-dead");
      const moved = isDead ? await ctx.jobs.redrive(tx, name, id) : await hurryJob(tx, id);
      if (!moved) continue;
      count++;
      await record(tx, {
        actor: ctx.actor,
        action: "job.retried",
        subjectType: "job",
        subjectId: id,
        detail: { kind: name.replace(/-dead$/, ""), before: isDead ? "dead" : state, after: "waiting" },
      });
    }
    return count;
  });
}

/** Deletes jobs that are no longer needed, with a reason. Running and finished jobs stay. Returns how many were deleted. */
export async function dropJobs(ctx: Context, ids: readonly string[], reason: string): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const found = await stoppedJobs(tx, ids);
    for (const { id, name, state } of found) {
      await dropJob(tx, name, id);
      const before = name.endsWith("-dead") ? "dead" : state;
      await record(tx, {
        actor: ctx.actor,
        action: "job.dropped",
        subjectType: "job",
        subjectId: id,
        detail: { kind: name.replace(/-dead$/, ""), before, after: "dropped", reason },
      });
    }
    return found.length;
  });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Locks those of the given jobs that are neither running nor finished. */
async function stoppedJobs(tx: Tx, ids: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, name, state::text from pgboss.job
    where id = any(${ids.filter((id) => UUID.test(id))}::uuid[])
      and (state in ('created', 'retry') or (state = 'failed' and name like '%-dead'))
    order by created_on, id for update`.execute(tx);
  return rows;
}
