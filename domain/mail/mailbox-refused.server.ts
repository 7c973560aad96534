import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { NO_ANSWER, NOTHING_LEFT } from "./mail.ts";

/** Our own reasons for not sending a mail. */
const OURS = [NOTHING_LEFT, NO_ANSWER];

/** Computes whether a server permanently refused the last mail to a mailbox, from its digest. */
export const lastRefused = (person: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select x.status = 'refused' from mail_messages x where x.recipient_digest = ${person}
    and (x.status = 'sent' or (x.status = 'refused' and x.last_error <> all(${OURS}::text[])))
  order by coalesce(x.sent_at, x.created_at) desc limit 1), false)`;

/** Returns whether a server permanently refused the last mail to a mailbox. */
export async function mailboxRefused(db: Db | Tx, person: Buffer): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`select ${lastRefused(sql`${person}::bytea`)} as refused`.execute(db);
  return rows[0]!.refused;
}
