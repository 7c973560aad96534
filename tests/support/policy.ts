import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import type { RoutingPolicy } from "#domain/routing/policy.ts";
import type { Db } from "#platform/db/db.ts";

/** Puts a new version of the policy in force, which differs only in `change`. */
export async function putInForce(db: Db, change: Partial<Omit<RoutingPolicy, "version">>): Promise<RoutingPolicy> {
  const before = await loadRoutingPolicy(db);
  const { weights, maxReceivers, thresholds, slowReplyHours, adminQueueServices } = { ...before, ...change };
  const version = Number(before.version) + 1;
  await db
    .insertInto("routing_policies")
    .values({
      version,
      ...weights,
      max_receivers: maxReceivers,
      routed_from: thresholds.routed,
      held_from: thresholds.held,
      slow_reply_hours: slowReplyHours,
      admin_queue_services: [...adminQueueServices],
      reason: "A test.",
    })
    .execute();
  return before;
}
