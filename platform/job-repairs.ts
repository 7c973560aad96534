import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** Lets a waiting job run now instead of later. Returns false when it runs already, or is gone. */
export async function hurryJob(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pgboss.job set start_after = now() where id = ${id}::uuid and state in ('created', 'retry')`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Removes a job, whose row the caller has locked, from its queue. */
export async function dropJob(tx: Tx, queue: string, id: string): Promise<void> {
  await sql`delete from pgboss.job where id = ${id}::uuid and name = ${queue}`.execute(tx);
}
