import type { Actor } from "#domain/audit/actor.ts";
import { type EnteredTime, type EnterOutcome, enterIn } from "#domain/consultations/enter-consultation.server.ts";
import type { Context } from "#domain/context.ts";
import { accountOfLead } from "#domain/leads/account-of-lead.server.ts";
import { leaveToOpen, openPerson } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import { heldOffer } from "./held-offer.server.ts";
import { noteConsultation } from "./note-consultation.server.ts";

export type EnterAppointmentOutcome = { outcome: EnterOutcome | "closed" | "not-found" };

/**
 * Writes the appointment of a request that the center opened into its agenda: the person's account, or their name and contact as they
 * gave them. The request then has its consultation, and its reply clock stops. A person with a mailbox has the last word, as always.
 */
export function enterAppointment(
  ctx: Context,
  member: Member,
  { offerId, zone, ...time }: EnteredTime & { offerId: string /** The person's time zone. */; zone: string },
): Promise<EnterAppointmentOutcome> {
  const actor: Actor = `provider:${member.userId}`;
  return ctx.db.transaction().execute(async (tx): Promise<EnterAppointmentOutcome> => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer || !(await mayIn(tx, member, "agenda.keep"))) return { outcome: "not-found" };
    const leave = leaveToOpen({ kind: "center", providerIds: [member.providerId] }, offer.leadId, offer);
    const row = await tx.selectFrom("leads").select("sealed").where("id", "=", offer.leadId).executeTakeFirst();
    const lead = leave?.sight === "open" ? await unsealLead(ctx.keys, tx, leave, row?.sealed ?? null) : null;
    if (!lead) return { outcome: "closed" };
    const account = await accountOfLead(ctx, tx, offer.leadId);
    const { form, phone } = openPerson(lead);
    const guest = { name: `${form.nombre} ${form.apellido}`.trim(), email: form.email || null, phone: phone || null, zone };
    const entered = await enterIn({ ...ctx, actor }, tx, member.providerId, {
      ...time,
      patient: account ? { accountId: account, zone } : guest,
      offerId,
    });
    if (typeof entered === "string") return { outcome: entered };
    await noteConsultation(tx, offer, actor);
    return { outcome: "entered" };
  });
}
