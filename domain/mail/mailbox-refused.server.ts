import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { NO_ANSWER, NOTHING_LEFT } from "./mail.ts";

/** Our own reasons for not sending a mail. */
const OURS = [NOTHING_LEFT, NO_ANSWER];

/** Returns whether a server permanently refused the last mail to a mailbox. */
export async function mailboxRefused(db: Db | Tx, person: Buffer): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select status from mail_messages where recipient_digest = ${person}
      and (status = 'sent' or (status = 'refused' and last_error <> all(${OURS})))
    order by coalesce(sent_at, created_at) desc limit 1`.execute(db);
  return rows[0]?.status === "refused";
}
