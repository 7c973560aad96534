import { sql } from "kysely";
import type { Quality } from "#domain/routing/quality.ts";
import type { Routing } from "#domain/routing/routing.ts";
import type { Tx } from "#platform/db/db.ts";
import { canBecome } from "./lead.ts";
import type { LockedLead } from "./lock-lead.server.ts";

export type RoutingOutcome = "routed" | "waiting" | "held" | "rejected" | "unmatched" | "attached" | "advice";

export interface RoutingToKeep {
  /** One for the first routing of a lead. */
  round: number;
  /** The version of the policy that decided. */
  policyVersion: string;
  outcome: RoutingOutcome;
  routing: Routing;
  quality: Quality;
  /** Maps each center that already has this person's request to the lead it has. */
  earlier: ReadonlyMap<string, string>;
  /** Maps each center that is full today to the day on which it gets this lead. */
  turns: ReadonlyMap<string, Date>;
}

/**
 * Stores the decision of a routing round with its reasons, and its effects on the lead and its named centers. The caller holds the lock
 * on the lead's row.
 */
export async function keepRouting(tx: Tx, lead: LockedLead, kept: RoutingToKeep): Promise<void> {
  const { round, policyVersion, outcome, routing, quality, earlier, turns } = kept;
  await tx
    .insertInto("routing_decisions")
    .values({
      lead_id: lead.id,
      round,
      strategy: routing.strategy,
      policy_version: policyVersion,
      outcome,
      candidates: JSON.stringify(routing.candidates),
    })
    .execute();
  for (const [providerId, earlierLead] of earlier)
    await tx
      .updateTable("lead_receivers")
      .set({ already_at: earlierLead })
      .where("lead_id", "=", lead.id)
      .where("provider_id", "=", providerId)
      .execute();
  for (const { provider_id } of routing.candidates) {
    const turn = turns.get(provider_id) ?? null;
    await tx
      .updateTable("lead_receivers")
      .set({ waits_until: turn, ...(turn && { waiting_since: sql<Date>`coalesce(waiting_since, now())` }) })
      .where("lead_id", "=", lead.id)
      .where("provider_id", "=", provider_id)
      .where(sql<boolean>`waits_until is distinct from ${turn}::timestamptz`)
      .execute();
  }
  await tx
    .updateTable("leads")
    .set({
      quality_score: quality.score,
      quality_codes: quality.codes,
      strategy: routing.strategy,
      ...(canBecome(lead.status, outcome) && { status: outcome }),
      ...(outcome === "routed" && { routed_at: sql<Date>`coalesce(routed_at, now())` }),
      ...(outcome === "attached" && { attached_to: [...earlier.values()][0]! }),
    })
    .where("id", "=", lead.id)
    .execute();
}
