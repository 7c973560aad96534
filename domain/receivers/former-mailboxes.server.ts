import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * The account that keeps a row of `leads` although it has another mailbox now: the first that left the mailbox after the request was
 * sent. Null when none did, and the request belongs to whoever has the mailbox.
 */
export const keptBy = sql<string | null>`(
  select f.user_id from former_mailboxes f where f.email_digest = leads.email_digest and f.until >= leads.created_at
  order by f.until limit 1)`;

/** Returns the present mailbox of the account that keeps a request; null when the request belongs to the mailbox that sent it. */
export async function movedMailbox(db: Db | Tx, leadId: string): Promise<{ email: string; sentFrom: Buffer } | null> {
  const { rows } = await sql<{ email: string; sentFrom: Buffer }>`
    select u.email, leads.email_digest as "sentFrom" from leads join users u on u.id = ${keptBy} where leads.id = ${leadId}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
}
