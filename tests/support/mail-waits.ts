import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/**
 * Ends waits that only cost a test its time: a mail whose worker was killed while sending it stays claimed for two minutes, and its job is
 * retried more and more rarely.
 */
export async function skipMailWaits(db: Db): Promise<void> {
  // A mail that was claimed just now is perhaps being sent by a worker that lives.
  await sql`update mail_messages set claimed_at = claimed_at - interval '2 minutes'
    where status = 'queued' and claimed_at < now() - interval '20 seconds'`.execute(db);
  await sql`update pgboss.job set start_after = now()
    where start_after > now() and (state = 'retry' or state = 'created' and name = 'send-mail')`.execute(db);
}
