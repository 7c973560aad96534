import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

/**
 * Tells a patient, once for each round, that no center may answer any more, with the way to another one. The caller holds the lead's
 * row.
 */
export async function tellUnanswered(ctx: Context, tx: Tx, leadId: string): Promise<void> {
  const { rows } = await sql<{ person: Buffer | null; round: number }>`
    select l.email_digest as person, (select max(round) from routing_decisions where lead_id = l.id) as round from leads l
    where l.id = ${leadId} and l.status = 'routed'
      and not exists (select from offers where lead_id = l.id and status in ('open', 'purchased'))`.execute(tx);
  const [lead] = rows;
  if (!lead?.person) return;
  const { person, round } = lead;
  await queueMail(ctx, tx, { effectKey: `lead-unanswered:${leadId}:${round}`, template: "lead-unanswered", leadId, person });
}
