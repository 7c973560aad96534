import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

const AT_ONCE = 200;

/**
 * Ends the offers whose time is over, and tells each patient whom nobody answers any more, with the way to another center.
 * A purchase at the same moment wins or loses as one row: whoever comes second finds no open offer.
 */
export async function expireOffers(ctx: Context): Promise<void> {
  while ((await ctx.db.transaction().execute((tx) => expireSome(ctx, tx))) === AT_ONCE);
}

async function expireSome(ctx: Context, tx: Tx): Promise<number> {
  // Locks the leads first, in the same order as elsewhere. One that is locked now is handled in the next run.
  const { rows: leads } = await sql<{ id: string; status: string; person: Buffer }>`
    select id, status, email_digest as person from leads
    where id in (select lead_id from offers where status = 'open' and answered_at is null and answer_by < now())
    order by id limit ${AT_ONCE} for update skip locked`.execute(tx);
  for (const { id: leadId, status, person } of leads) {
    const expired = await tx
      .updateTable("offers")
      .set({ status: "expired" })
      .where("lead_id", "=", leadId)
      .where("status", "=", "open")
      .where("answered_at", "is", null)
      .where("answer_by", "<", sql<Date>`now()`)
      .returning("id")
      .execute();
    for (const { id } of expired) await record(tx, { actor: "worker", action: "offer.expired", subjectType: "offer", subjectId: id });
    const round = status === "routed" && expired.length > 0 ? await roundWithoutAnswer(tx, leadId) : null;
    if (round !== null)
      await queueMail(ctx, tx, { effectKey: `lead-unanswered:${leadId}:${round}`, template: "lead-unanswered", leadId, person });
  }
  return leads.length;
}

/** Returns the last round of a lead that no center can answer any more, or null while one can or has answered. */
async function roundWithoutAnswer(tx: Tx, leadId: string): Promise<number | null> {
  const { rows } = await sql<{ round: number }>`
    select max(round) as round from routing_decisions
    where lead_id = ${leadId} and not exists (select from offers where lead_id = ${leadId} and status in ('open', 'purchased'))
    having count(*) > 0`.execute(tx);
  return rows[0]?.round ?? null;
}
