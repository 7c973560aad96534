import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { CloseReason } from "./message.ts";

/**
 * Adds a request for advice to the messages to our own team, from which moment it waits. It gets no number of arrival, since limits of
 * messages do not count requests. The caller holds the lead's row.
 */
export async function takeAdvice(tx: Tx, leadId: string): Promise<void> {
  await sql`
    insert into inbox_messages (id, number, kind, status, language, email_digest, idempotency_key, body_digest, arrival)
    overriding system value
    select id, number, 'request', 'new', language, email_digest, 'request:' || id, body_digest,
      coalesce((select arrival from inbox_messages order by created_at desc limit 1), 0)
    from leads where id = ${leadId} on conflict do nothing`.execute(tx);
}

/** Closes a request for advice: a center has it now, or its person needs no answer. The caller holds the lead's row. */
export async function leaveAdvice(tx: Tx, leadId: string, reason: CloseReason | null): Promise<void> {
  await tx
    .updateTable("inbox_messages")
    .set({ status: "closed", closed_at: sql<Date>`now()`, close_reason: reason })
    .where("lead_id", "=", leadId)
    .where("status", "<>", "closed")
    .execute();
}
