import { type RawBuilder, sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { roleIn } from "#domain/team/places.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { welcomeUsed } from "#domain/wallet/welcome.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** A new center opens so many requests at our cost. */
export const WELCOME_LEADS = 3;

export type PurchaseOutcome =
  | { outcome: "purchased" }
  /** Somebody of the same center, or the same click before. */
  | { outcome: "purchased-before" }
  | { outcome: "insufficient"; priceCents: number; balanceCents: number }
  /** Its time is over, or it was declined, withdrawn or returned. */
  | { outcome: "closed" }
  | { outcome: "not-found" };

interface LockedOffer {
  id: string;
  leadId: string;
  providerId: string;
  status: OfferStatus;
  priceCents: number;
  overdue: boolean;
}

/** Opens a request for a center, whose wallet pays the price of the offer. Two tabs, two people or a retry are one purchase. */
export function purchaseLead(ctx: Context, { userId, providerId }: Member, offerId: string): Promise<PurchaseOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<PurchaseOutcome> => {
    const offer = isRowId(offerId) ? await lockOffer(tx, sql`o.id = ${offerId}::uuid`) : undefined;
    if (offer?.providerId !== providerId || !(await roleIn(tx, userId, providerId))) return { outcome: "not-found" };
    return settlePurchase(tx, offer, `provider:${userId}`);
  });
}

/** Holds the lead, before any offer as everywhere, so that it is not erased in between. */
async function lockOffer(tx: Tx, which: RawBuilder<unknown>): Promise<LockedOffer | undefined> {
  await sql`select from leads where id = (select lead_id from offers o where ${which}) for share`.execute(tx);
  const { rows } = await sql<LockedOffer>`
    select o.id, o.lead_id as "leadId", o.provider_id as "providerId", o.status, o.price_cents as "priceCents", o.answer_by < now() as overdue
    from offers o where ${which} for update`.execute(tx);
  return rows[0];
}

/** Moves the price and opens the request, or says why not and changes nothing. */
async function settlePurchase(tx: Tx, offer: LockedOffer, actor: Actor): Promise<PurchaseOutcome> {
  const { id, leadId, providerId, status, priceCents, overdue } = offer;
  if (status === "purchased") return { outcome: "purchased-before" };
  if (status !== "open" || overdue) return { outcome: "closed" };
  const subject = { type: "offer", id };
  const provider = { provider: providerId };
  const welcome = await isWelcome(tx, providerId, priceCents);
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
  return { outcome: "purchased" };
}

/** Counts while it holds the center's row, so that two purchases at once are no fourth. What is free anyway uses nothing up. */
async function isWelcome(tx: Tx, providerId: string, priceCents: number): Promise<boolean> {
  if (priceCents === 0) return false;
  await sql`select from provider_profiles where id = ${providerId} for no key update`.execute(tx);
  return (await welcomeUsed(tx, providerId)) < WELCOME_LEADS;
}
