import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { type Draft, isSame } from "./draft.ts";
import { loadRoutingPolicy } from "./policy-queries.server.ts";

export const MAX_REASON = 300;

export interface PolicyToSave {
  draft: Draft;
  reason: string;
  /** The version with which the draft was compared. */
  after: number;
}

export type SavePolicyResult = { outcome: "saved"; version: number } | { outcome: "changed" | "same" };

/**
 * Puts a draft in force as the next version. If somebody else has saved a version since, nothing changes, so that nobody overwrites what
 * they have not seen.
 */
export function savePolicy(ctx: Context, userId: string, { draft, reason, after }: PolicyToSave): Promise<SavePolicyResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('routing policy', 0))`.execute(tx);
    const inForce = await loadRoutingPolicy(tx);
    if (Number(inForce.version) !== after) return { outcome: "changed" };
    if (isSame(draft, inForce)) return { outcome: "same" };
    const version = after + 1;
    await tx
      .insertInto("routing_policies")
      .values({
        version,
        ...draft.weights,
        max_receivers: draft.maxReceivers,
        routed_from: draft.thresholds.routed,
        held_from: draft.thresholds.held,
        slow_reply_hours: inForce.slowReplyHours,
        admin_queue_services: [...inForce.adminQueueServices],
        reason,
        author: userId,
      })
      .execute();
    await record(tx, {
      actor: `admin:${userId}`,
      action: "policy.saved",
      subjectType: "policy",
      subjectId: String(version),
      detail: { before: after, ...draft.weights, maxReceivers: draft.maxReceivers, ...draft.thresholds },
    });
    return { outcome: "saved", version };
  });
}
