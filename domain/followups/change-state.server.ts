import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { canFollow, type FollowupState, type FollowupStep } from "./followup.ts";
import { type HeldOffer, heldOffer } from "./held-offer.server.ts";

/** `changed`: somebody else moved it in the meantime, or this step is not possible from the present state. */
export type ChangeStateOutcome = { outcome: "done" | "changed" | "closed" | "not-found" };

/** Stores how far a center has come with a request that it opened. Contacting the person stops the reply clock. */
export function changeState(
  ctx: Pick<Context, "db">,
  member: Member,
  { offerId, from, to }: { offerId: string; from: FollowupState; to: FollowupState },
): Promise<ChangeStateOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<ChangeStateOutcome> => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" };
    if (offer.status !== "purchased") return { outcome: "closed" };
    if (offer.state !== from || !canFollow(from, to)) return { outcome: "changed" };
    const actor: Actor = `provider:${member.userId}`;
    if (to === "contacted") await markAnswered(tx, { offerId, actor });
    await moveTo(tx, offer, to);
    await addStep(tx, offer, to as FollowupStep, actor);
    return { outcome: "done" };
  });
}

export async function moveTo(tx: Tx, { id, providerId }: HeldOffer, state: FollowupState): Promise<void> {
  await tx
    .insertInto("followups")
    .values({ offer_id: id, provider_id: providerId, state })
    .onConflict((conflict) => conflict.column("offer_id").doUpdateSet({ state, updated_at: sql`now()` }))
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
    detail: { lead: leadId, provider: providerId, ...(detail && { to: detail }) },
  });
}
