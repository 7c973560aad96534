import { recordEvents } from "#domain/analytics/record-events.server.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveLine } from "#domain/leads/end-routing.server.ts";
import { keepVerdict } from "#domain/leads/keep-verdict.server.ts";
import { canBecome } from "#domain/leads/lead.ts";
import { leaveOfActor } from "#domain/leads/lead-access.ts";
import { type LockedLead, lockLead } from "#domain/leads/lock-lead.server.ts";
import { routeAgain } from "#domain/leads/next-round.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";
import type { HoldReason, RejectReason } from "./queue.ts";

/** `done-before`: the same was decided already. `not-now`: a colleague or the worker has decided something else. */
export type Decided = { outcome: "done" | "done-before" | "not-now" | "not-found" };

/** Locks the lead's row while an administrator decides. */
export function whileHeld<Result extends { outcome: string }>(
  ctx: Context,
  leadId: string,
  decide: (tx: Tx, lead: LockedLead) => Promise<Result>,
): Promise<Result | { outcome: "not-found" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = isRowId(leadId) ? await lockLead(ctx, tx, leaveOfActor(ctx.actor, leadId)) : null;
    return lead ? decide(tx, lead) : { outcome: "not-found" };
  });
}

/** Routes a held request, whatever its score, to the centers that its person named. The administrator vouches for it. */
export function qualifyLead(ctx: Context, userId: string, leadId: string): Promise<Decided> {
  return whileHeld(ctx, leadId, async (tx, lead): Promise<Decided> => {
    if (lead.teamVerdict === "qualified") return { outcome: "done-before" };
    if (lead.status !== "held") return { outcome: "not-now" };
    await keepVerdict(tx, lead.id, "qualified");
    await routeAgain(ctx, tx, lead);
    await record(tx, { actor: `admin:${userId}`, action: "lead.qualified", subjectType: "lead", subjectId: lead.id });
    const { quality_score } = await tx.selectFrom("leads").select("quality_score").where("id", "=", lead.id).executeTakeFirstOrThrow();
    const facts = { lead_id: lead.id, quality_score: quality_score ?? 0, decision: "qualified" };
    await recordEvents(tx, [{ name: "Lead_AdminQualified", path: "/", facts }]);
    return { outcome: "done" };
  });
}

/** Holds back a request that waits for a day or for a center, until somebody qualifies it. */
export function holdLead(ctx: Context, userId: string, leadId: string, reason: HoldReason): Promise<Decided> {
  return whileHeld(ctx, leadId, async (tx, lead): Promise<Decided> => {
    if (lead.status === "held") return { outcome: "done-before" };
    if (!canBecome(lead.status, "held") || lead.status === "accepted") return { outcome: "not-now" };
    await keepVerdict(tx, lead.id, "held");
    await leaveLine(tx, lead.id);
    await record(tx, { actor: `admin:${userId}`, action: "lead.held", subjectType: "lead", subjectId: lead.id, detail: { reason } });
    return { outcome: "done" };
  });
}

/** Rejects a request that no center should get. Nobody is mailed, and administrators still find it. */
export function rejectLead(ctx: Context, userId: string, leadId: string, reason: RejectReason): Promise<Decided> {
  return whileHeld(ctx, leadId, async (tx, lead): Promise<Decided> => {
    if (lead.status === "rejected") return { outcome: "done-before" };
    if (lead.status !== "held") return { outcome: "not-now" };
    await keepVerdict(tx, lead.id, "rejected");
    await record(tx, { actor: `admin:${userId}`, action: "lead.rejected", subjectType: "lead", subjectId: lead.id, detail: { reason } });
    return { outcome: "done" };
  });
}
