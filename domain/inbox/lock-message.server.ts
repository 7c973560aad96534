import { sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";
import type { MessageKind, MessageStatus } from "./message.ts";

export interface LockedMessage {
  id: string;
  kind: MessageKind;
  status: MessageStatus;
  assigneeId: string | null;
  emailDigest: Buffer;
}

/**
 * Locks the row of a message until the end of the transaction. Returns null when there is none, its person was erased, or the honeypot
 * caught it. Locks the request's row first, as every command on a request does.
 */
export async function lockMessage(tx: Tx, messageId: string): Promise<LockedMessage | null> {
  if (!isRowId(messageId)) return null;
  await sql`select from leads where id = ${messageId} for no key update`.execute(tx);
  const { rows } = await sql<LockedMessage>`
    select id, kind, status, assignee_id as "assigneeId", email_digest as "emailDigest" from inbox_messages
    where id = ${messageId} and not erased and spam_code is null for update`.execute(tx);
  return rows[0] ?? null;
}
