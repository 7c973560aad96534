import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "./lead-access.ts";
import { lockLead } from "./lock-lead.server.ts";
import { routeAgain } from "./next-round.server.ts";

const AT_ONCE = 500;

/** Starts another round for the leads whose turn has come at a center that was full, the longest waiting first. */
export async function releaseWaitingLeads(ctx: Context): Promise<void> {
  const { rows } = await sql<{ leadId: string }>`
    select lead_id as "leadId" from lead_receivers where waits_until <= now()
    group by lead_id order by min(waiting_since), lead_id limit ${AT_ONCE}`.execute(ctx.db);
  for (const { leadId } of rows) await releaseOne(ctx, leadId);
}

function releaseOne(ctx: Context, leadId: string): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = await lockLead(ctx, tx, leaveToOpen({ kind: "system", purpose: "routing" }, leadId));
    const { numUpdatedRows } = await tx
      .updateTable("lead_receivers")
      .set({ waits_until: null })
      .where("lead_id", "=", leadId)
      .where("waits_until", "<=", sql<Date>`now()`)
      .executeTakeFirst();
    // A lead that was closed or erased in the meantime has left the queue.
    if (lead && numUpdatedRows > 0n && lead.status !== "closed" && lead.status !== "rejected") await routeAgain(ctx, tx, lead);
  });
}
