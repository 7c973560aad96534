import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import { type LockedLead, lockLead } from "#domain/leads/lock-lead.server.ts";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { mailboxRefused } from "#domain/mail/mailbox-refused.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { meetsCriteria } from "#domain/routing/criteria.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { criteriaOf } from "./criteria.server.ts";
import { type LockedOffer, lockOffer } from "./lock-offer.server.ts";
import { refundPurchase } from "./refund-purchase.server.ts";
import { DUPLICATE_MONTHS, type ReturnReason } from "./return-reason.ts";
import { tellUnanswered } from "./tell-unanswered.server.ts";

export type ReturnOutcome =
  /** The price is refunded and the contact closed. */
  | { outcome: "returned" }
  /** A person of our team decides, after the patient was asked. */
  | { outcome: "asked" }
  /** It was asked or decided before. */
  | { outcome: "asked-before"; state: "asked" | "upheld" | "refused" }
  /** What we know does not confirm the reason. */
  | { outcome: "not-shown" }
  | { outcome: "too-late" }
  /** The center does not hold the request: it was never bought, or was withdrawn or returned. */
  | { outcome: "closed" }
  | { outcome: "not-found" };

/** Gives an opened request back: at once for a fact that we know, and after a decision for a wrong telephone number. */
export function returnLead(
  ctx: Context,
  { userId, providerId }: Member,
  { offerId, reason }: { offerId: string; reason: ReturnReason },
): Promise<ReturnOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<ReturnOutcome> => {
    const offer = await lockOffer(tx, offerId, "alone");
    if (offer?.providerId !== providerId || !(await mayIn(tx, { userId, providerId }, "requests.return"))) return { outcome: "not-found" };
    const before = await tx.selectFrom("lead_returns").select("state").where("offer_id", "=", offerId).executeTakeFirst();
    if (before && offer.status === "returned") return { outcome: "asked-before", state: "upheld" };
    if (offer.status !== "purchased") return { outcome: "closed" };
    // A fact counts, whatever was said about the telephone number before.
    const lead = await lockLead(ctx, tx, leaveToOpen({ kind: "system", purpose: "return" }, offer.leadId));
    if (!lead) return { outcome: "closed" };
    const actor: Actor = `provider:${userId}`;
    if (reason === "wrong-phone") {
      if (before) return { outcome: "asked-before", state: before.state as "asked" | "upheld" | "refused" };
      return askAboutPhone(ctx, tx, offer, lead, actor);
    }
    if (!(await isFact(tx, reason, offer, lead))) return { outcome: "not-shown" };
    const decided = { reason, state: "upheld", decided_by: "worker", decided_at: sql<Date>`now()` };
    await tx
      .insertInto("lead_returns")
      .values({ offer_id: offerId, asked_by: actor, ...decided })
      .onConflict((conflict) => conflict.column("offer_id").doUpdateSet(decided))
      .execute();
    await settleReturn(ctx, tx, offer, actor, reason);
    return { outcome: "returned" };
  });
}

async function askAboutPhone(ctx: Context, tx: Tx, offer: LockedOffer, lead: LockedLead, actor: Actor): Promise<ReturnOutcome> {
  const latest = offer.purchasedAt!.getTime() + RETURN_DAYS * 24 * 3_600_000;
  if (lead.now.getTime() > latest) return { outcome: "too-late" };
  await tx.insertInto("lead_returns").values({ offer_id: offer.id, reason: "wrong-phone", state: "asked", asked_by: actor }).execute();
  const mail = { effectKey: `phone-question:${offer.id}`, template: "phone-question", leadId: offer.leadId, offerId: offer.id } as const;
  // Without a mailbox there is nowhere to ask, so that our team decides by what it finds out.
  if (lead.email_digest) await queueMail(ctx, tx, { ...mail, person: lead.email_digest });
  const detail = { lead: offer.leadId, provider: offer.providerId, reason: "wrong-phone" };
  await record(tx, { actor, action: "return.asked", subjectType: "offer", subjectId: offer.id, detail });
  return { outcome: "asked" };
}

/** Returns whether we know ourselves that a center's reason is true. */
async function isFact(tx: Tx, reason: Exclude<ReturnReason, "wrong-phone">, offer: LockedOffer, lead: LockedLead): Promise<boolean> {
  switch (reason) {
    case "unreachable":
      return lead.email_digest !== null && mailboxRefused(tx, lead.email_digest);
    case "duplicate":
      return boughtBefore(tx, offer, lead);
    case "outside-criteria": {
      // The criteria at the time of the offer count: with the present ones a center could give back anything that it regrets.
      const declared = await criteriaOf(tx, offer.providerId);
      return declared.updatedAt !== null && declared.updatedAt <= offer.madeAt && !meetsCriteria(lead, declared.criteria);
    }
  }
}

async function boughtBefore(tx: Tx, offer: LockedOffer, lead: LockedLead): Promise<boolean> {
  const earlier = await tx
    .selectFrom("offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .select("o.id")
    .where("o.provider_id", "=", offer.providerId)
    .where("o.id", "<>", offer.id)
    .where("o.status", "=", "purchased")
    .where("o.purchased_at", "<=", offer.purchasedAt)
    .where("o.purchased_at", ">=", sql<Date>`${offer.purchasedAt}::timestamptz - make_interval(months => ${DUPLICATE_MONTHS})`)
    .where((eb) => eb.or([eb("l.email_digest", "=", lead.email_digest), eb("l.phone_digest", "=", lead.phone_digest)]))
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Refunds the price and closes the contact. The patient is told when nobody is left who may answer. The caller holds the lead. */
export async function settleReturn(ctx: Context, tx: Tx, offer: LockedOffer, actor: Actor, reason: ReturnReason): Promise<void> {
  await refundPurchase(tx, offer, actor, reason);
  await tx
    .updateTable("offers")
    .set({ status: "returned", returned_at: sql`now()` })
    .where("id", "=", offer.id)
    .where("status", "=", "purchased")
    .execute();
  const detail = { lead: offer.leadId, provider: offer.providerId, reason, cents: offer.priceCents };
  await record(tx, { actor, action: "offer.returned", subjectType: "offer", subjectId: offer.id, detail });
  if (reason !== "duplicate") await tellUnanswered(ctx, tx, offer.leadId);
}
