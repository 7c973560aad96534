import type { Actor } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { leaveToOpen, type OpenPerson, openPerson } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { addStep, moveTo } from "./change-state.server.ts";
import type { ContactWay } from "./followup.ts";
import { heldOffer } from "./held-offer.server.ts";

export type ContactOutcome = { outcome: "recorded"; person: OpenPerson } | { outcome: "closed" | "not-found" };

/** Notes that somebody of the center is about to call or write, which stops the reply clock, and returns the contact data. */
export function recordContact(
  { db, keys }: Pick<Context, "db" | "keys">,
  member: Member,
  { offerId, way }: { offerId: string; way: ContactWay },
): Promise<ContactOutcome> {
  return db.transaction().execute(async (tx): Promise<ContactOutcome> => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" };
    const leave = leaveToOpen({ kind: "center", providerIds: [member.providerId] }, offer.leadId, offer);
    const row = await tx.selectFrom("leads").select("sealed").where("id", "=", offer.leadId).executeTakeFirst();
    const lead = leave?.sight === "open" ? await unsealLead(keys, tx, leave, row?.sealed ?? null) : null;
    if (!lead) return { outcome: "closed" };
    const actor: Actor = `provider:${member.userId}`;
    await markAnswered(tx, { offerId, actor });
    if (offer.state === "new") await moveTo(tx, offer, "contacted");
    await addStep(tx, offer, way, actor);
    return { outcome: "recorded", person: openPerson(lead) };
  });
}
