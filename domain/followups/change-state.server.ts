import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { canFollow, type FollowupState, type FollowupStep, type LostReason } from "./followup.ts";
import { type HeldOffer, heldOffer } from "./held-offer.server.ts";

/** `changed`: somebody else moved it in the meantime, or this step is not possible from the present state. */
export type ChangeStateOutcome = { outcome: "done" | "changed" | "closed" | "not-found" };

interface StateChange {
  offerId: string;
  from: FollowupState;
  to: FollowupState;
  /** Why it was lost; null for the other states. */
  reason?: LostReason | null;
}

/**
 * Stores how far a center has come with a request that it opened, for the center alone. Contacting the person stops the reply clock.
 * A mistake is taken back by moving to the state before.
 */
export function changeState(
  ctx: Pick<Context, "db">,
  member: Member,
  { offerId, from, to, reason = null }: StateChange,
): Promise<ChangeStateOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<ChangeStateOutcome> => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" };
    if (offer.status !== "purchased") return { outcome: "closed" };
    if (offer.state !== from || !canFollow(from, to) || (to === "lost") !== (reason !== null)) return { outcome: "changed" };
    const actor: Actor = `provider:${member.userId}`;
    if (to === "contacted") await markAnswered(tx, { offerId, actor });
    await moveTo(tx, offer, to, reason);
    await addStep(tx, offer, to as FollowupStep, actor, reason);
    return { outcome: "done" };
  });
}

/** Moves a request to a state. Who is lost keeps that there was a consultation; who goes back to before it had none. */
export async function moveTo(tx: Tx, { id, providerId }: HeldOffer, state: FollowupState, reason: LostReason | null = null): Promise<void> {
  const consulted = state === "consultation" || state === "started";
  const since = consulted
    ? sql<Date>`coalesce(followups.consulted_at, now())`
    : state === "lost"
      ? sql<Date>`followups.consulted_at`
      : null;
  await tx
    .insertInto("followups")
    .values({ offer_id: id, provider_id: providerId, state, lost_reason: reason, consulted_at: consulted ? sql<Date>`now()` : null })
    .onConflict((conflict) =>
      conflict.column("offer_id").doUpdateSet({ state, lost_reason: reason, consulted_at: since, updated_at: sql`now()` }),
    )
    .execute();
}

/** Adds a step to what a center did, with its line in the audit log. */
export async function addStep(
  tx: Tx,
  { id, leadId, providerId }: HeldOffer,
  step: FollowupStep,
  actor: Actor,
  detail: string | null = null,
): Promise<void> {
  await tx.insertInto("followup_steps").values({ offer_id: id, step, actor, detail }).execute();
  await record(tx, {
    actor,
    action: `followup.${step}`,
    subjectType: "offer",
    subjectId: id,
    detail: { lead: leadId, provider: providerId, ...(detail && (step === "lost" ? { reason: detail } : { to: detail })) },
  });
}
