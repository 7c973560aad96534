import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { attachLead } from "#domain/leads/attach-lead.server.ts";
import { canBecome } from "#domain/leads/lead.ts";
import { leaveOfActor } from "#domain/leads/lead-access.ts";
import { lockLead } from "#domain/leads/lock-lead.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";

export type MergeResult =
  | { outcome: "done" | "done-before" | "not-found" | "not-now" }
  /** It is another person's request, or about another service. */
  | { outcome: "not-the-same" }
  /** It names a center that did not get the other request, and would not get this one either. */
  | { outcome: "names-others" };

/**
 * Attaches a repeated request to the earlier one: the centers that have the earlier one read the later words, and nobody else does. A
 * consent that was withdrawn in either of them stays withdrawn.
 */
export function mergeLeads(ctx: Context, userId: string, leadId: string, intoId: string): Promise<MergeResult> {
  return ctx.db.transaction().execute(async (tx): Promise<MergeResult> => {
    if (!isRowId(leadId) || !isRowId(intoId) || leadId === intoId) return { outcome: "not-found" };
    const [first, second] = [leadId, intoId].sort() as [string, string];
    const locked = [];
    // Locks are taken in a fixed order, so that two opposite merges do not deadlock.
    for (const id of [first, second]) locked.push(await lockLead(ctx, tx, leaveOfActor(ctx.actor, id)));
    const lead = locked.find((one) => one?.id === leadId);
    const into = locked.find((one) => one?.id === intoId);
    if (!lead || !into) return { outcome: "not-found" };
    if (lead.status === "attached") return { outcome: "done-before" };
    if (!canBecome(lead.status, "attached") || lead.status === "accepted") return { outcome: "not-now" };
    if (into.status !== "routed" && into.status !== "waiting") return { outcome: "not-now" };
    const samePerson = (lead.email_digest && into.email_digest?.equals(lead.email_digest)) || lead.phone_digest.equals(into.phone_digest);
    if (!samePerson || lead.serviceId !== into.serviceId) return { outcome: "not-the-same" };
    const [wanted, kept] = [await agreedTo(tx, lead.id), await agreedTo(tx, into.id)];
    const offers = await tx.selectFrom("offers").select(["provider_id", "status"]).where("lead_id", "=", into.id).execute();
    const reached = new Map(offers.map(({ provider_id, status }) => [provider_id, status]));
    if ([...wanted].some((id) => !reached.has(id))) return { outcome: "names-others" };
    const shown = [...wanted].filter((id) => kept.has(id) && reached.get(id) !== "withdrawn");
    await attachLead(tx, lead.id, { into: into.id, shownTo: shown });
    await record(tx, {
      actor: `admin:${userId}`,
      action: "lead.merged",
      subjectType: "lead",
      subjectId: lead.id,
      detail: { into: into.id, centers: shown },
    });
    return { outcome: "done" };
  });
}
