import { sql } from "kysely";
import type { OpenLeave } from "#domain/leads/lead-access.ts";
import type { Reader } from "#domain/leads/lead-summaries.server.ts";
import { leadToRoute } from "#domain/leads/lead-to-route.server.ts";
import { turnsToCome } from "#domain/offers/center-line.server.ts";
import { loadCandidates } from "#domain/offers/routing-candidates.server.ts";
import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import { type PassedReason, route } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";

interface Blocked {
  readonly blocked: ReadonlyMap<string, PassedReason>;
  /** The day on which a center that has its requests for today reads this one, by id. */
  readonly turns: ReadonlyMap<string, string>;
}

/**
 * Returns which of the centers that a patient agreed to cannot have the request now, with the reason, and when those that are
 * full today read it. The page after sending is shown
 * before the worker has decided, so this uses the rules by which it will decide. A center with an offer is not included.
 */
export async function blockedReceivers(ctx: Reader, leave: OpenLeave, agreed: readonly string[]): Promise<Blocked> {
  const lead = await leadToRoute(ctx, leave);
  const { rows } = await sql<{ id: string }>`select provider_id::text as id from offers where lead_id = ${leave.id}`.execute(ctx.db);
  const open = agreed.filter((id) => !rows.some((offered) => offered.id === id));
  if (!lead || open.length === 0) return { blocked: new Map(), turns: new Map() };
  const candidates = (await loadCandidates(ctx.db, open)).map((center) => ({ ...center, consented: true, alreadyHasIt: false }));
  const policy = { ...(await loadRoutingPolicy(ctx.db)), adminQueueServices: [] };
  const passed = route(lead, candidates, policy).candidates.filter(({ chosen }) => !chosen);
  return {
    blocked: new Map(passed.map(({ provider_id, reasons }) => [provider_id, reasons[0] as PassedReason])),
    turns: await turnsToCome(ctx.db, await databaseTime(ctx.db), candidates),
  };
}
