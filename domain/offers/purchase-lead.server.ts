import { sql } from "kysely";
import { recordEvents } from "#domain/analytics/record-events.server.ts";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { accountOfLead } from "#domain/leads/account-of-lead.server.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { welcomeLeftOf } from "#domain/wallet/welcome.server.ts";
import { queueWebhook } from "#domain/webhooks/queue-webhook.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { type LockedOffer, lockOffer } from "./lock-offer.server.ts";

/** What settling a purchase needs besides the transaction. */
export type PurchaseContext = Pick<Context, "jobs" | "keys" | "publicUrl">;

export type PurchaseOutcome =
  | { outcome: "purchased" }
  /** The same center bought it already, perhaps by the same click. */
  | { outcome: "purchased-before" }
  | { outcome: "insufficient"; priceCents: number; balanceCents: number }
  /** It costs more than the person agreed to: a colleague used the last free one, or the price is another one. Nothing was spent. */
  | { outcome: "not-agreed"; priceCents: number }
  | { outcome: "closed"; because: Exclude<OfferStatus, "open" | "purchased"> }
  /** The patient asked first, and has not opened the contact data to this center. */
  | { outcome: "waits-for-patient" }
  | { outcome: "not-found" };

/**
 * Opens a request for a center, whose wallet pays the price of the offer, but never more than `agreedCents`, the sum to which its person
 * said yes. Two tabs, two people or a retry make one purchase.
 */
export function purchaseLead(
  ctx: Context,
  { userId, providerId }: Member,
  offerId: string,
  agreedCents = Number.POSITIVE_INFINITY,
): Promise<PurchaseOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<PurchaseOutcome> => {
    const offer = await lockOffer(tx, offerId);
    if (offer?.providerId !== providerId || !(await mayIn(tx, { userId, providerId }, "requests.open"))) return { outcome: "not-found" };
    return settlePurchase(ctx, tx, offer, `provider:${userId}`, agreedCents);
  });
}

/**
 * Settles the purchase of a request whose patient opened their contact data to the center, which pays no more than it agreed to when it
 * answered. The caller holds the lead's row.
 */
export async function settleAccepted(ctx: PurchaseContext, tx: Tx, offerId: string, actor: Actor): Promise<PurchaseOutcome> {
  const offer = await lockOffer(tx, offerId);
  return offer ? settlePurchase(ctx, tx, offer, actor, offer.agreedCents ?? 0) : { outcome: "not-found" };
}

/** Moves the price, opens the request and tells its patient; or returns the reason why not and changes nothing. */
export async function settlePurchase(
  ctx: PurchaseContext,
  tx: Tx,
  offer: LockedOffer,
  actor: Actor,
  agreedCents = Number.POSITIVE_INFINITY,
): Promise<PurchaseOutcome> {
  const { id, leadId, providerId, status, priceCents, exclusivity, overdue } = offer;
  if (status === "purchased") return { outcome: "purchased-before" };
  if (status !== "open") return { outcome: "closed", because: status };
  if (overdue) return { outcome: "closed", because: "expired" };
  if (offer.waitsForPatient) return { outcome: "waits-for-patient" };
  const subject = { type: "offer", id };
  const provider = { provider: providerId };
  const welcome = await isWelcome(tx, providerId, priceCents);
  if (!welcome && priceCents > agreedCents) return { outcome: "not-agreed", priceCents };
  if (welcome)
    await transfer(tx, {
      id: transferId("welcome", id),
      kind: "welcome",
      from: "promotions",
      to: provider,
      amountCents: priceCents,
      subject,
      actor,
    });
  const paid = await transfer(tx, { id, kind: "purchase", from: provider, to: "revenue", amountCents: priceCents, subject, actor });
  if (paid.outcome === "insufficient") return { ...paid, priceCents };
  await tx
    .updateTable("offers")
    .set({ status: "purchased", purchased_at: sql`now()`, purchased_by: actor, opened_at: sql`coalesce(opened_at, now())` })
    .where("id", "=", id)
    .execute();
  const detail = { lead: leadId, provider: providerId, cents: priceCents, welcome };
  await record(tx, { actor, action: "offer.purchased", subjectType: "offer", subjectId: id, detail });
  const facts = { lead_id: leadId, provider_id: providerId, exclusive: exclusivity === "exclusive", automatic: actor === "worker" };
  await recordEvents(tx, [{ name: "lead_purchased", path: "/", facts }]);
  await tellOpened(ctx, tx, offer);
  await queueWebhook(ctx, tx, { event: "offer.purchased", providerId, offerId: id });
  return { outcome: "purchased" };
}

/** Tells the patient by mail who opened their request, and by a notice if they have an account. */
async function tellOpened(ctx: PurchaseContext, tx: Tx, { id, leadId, providerId }: LockedOffer): Promise<void> {
  const effectKey = `request-opened:${id}`;
  const { email_digest: person } = await tx.selectFrom("leads").select("email_digest").where("id", "=", leadId).executeTakeFirstOrThrow();
  if (person) await queueMail(ctx, tx, { effectKey, template: "request-opened", leadId, offerId: id, person });
  const user = await accountOfLead(ctx, tx, leadId);
  const path = `/dashboard/user/solicitudes/${leadId}`;
  if (user) await leaveNotice(tx, { user }, { kind: "request-opened", facts: {}, effectKey, providerId, path });
}

/**
 * Returns whether the purchase is one of the free first ones. Counts under the center's row lock, so that simultaneous purchases cannot
 * exceed the limit. Purchases at no price do not count.
 */
async function isWelcome(tx: Tx, providerId: string, priceCents: number): Promise<boolean> {
  if (priceCents === 0) return false;
  await sql`select from provider_profiles where id = ${providerId} for no key update`.execute(tx);
  return (await welcomeLeftOf(tx, providerId)) > 0;
}
