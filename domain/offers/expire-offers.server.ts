import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { tellUnanswered } from "./tell-unanswered.server.ts";

const AT_ONCE = 200;

/**
 * Ends the offers whose time is over, and tells each patient that no center can answer any more, with the way to another center. A
 * simultaneous purchase is decided by the row: the later one finds no open offer.
 */
export async function expireOffers(ctx: Context): Promise<void> {
  while ((await ctx.db.transaction().execute((tx) => expireSome(ctx, tx))) === AT_ONCE);
}

async function expireSome(ctx: Context, tx: Tx): Promise<number> {
  // Leads are locked first, in the same order as elsewhere. A lead that is locked now is handled in the next run.
  const { rows: leads } = await sql<{ id: string }>`
    select id from leads
    where id in (select lead_id from offers where status = 'open' and answered_at is null and answer_by < now())
    order by id limit ${AT_ONCE} for no key update skip locked`.execute(tx);
  for (const { id: leadId } of leads) {
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
    if (expired.length > 0) await tellUnanswered(ctx, tx, leadId);
  }
  return leads.length;
}
