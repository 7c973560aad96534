import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { routeLeadJob, routeLeadKey } from "./lead-jobs.ts";
import type { LockedLead } from "./lock-lead.server.ts";

/**
 * Queues the next round of a lead, for `only` these centers when our own team picked them. A lead that still waits for its first round
 * needs no second job.
 */
export async function routeAgain(ctx: Context, tx: Tx, lead: Pick<LockedLead, "id" | "status">, only?: readonly string[]): Promise<void> {
  if (lead.status === "accepted") return;
  const { last } = await tx
    .selectFrom("routing_decisions")
    .select((eb) => eb.fn.max("round").as("last"))
    .where("lead_id", "=", lead.id)
    .executeTakeFirstOrThrow();
  const job = { leadId: lead.id, round: (last ?? 0) + 1, ...(only && { only }) };
  await ctx.jobs.enqueue(tx, routeLeadJob, job, { singletonKey: routeLeadKey(job) });
}
