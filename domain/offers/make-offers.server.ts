import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { answerBy } from "#domain/leads/answer-by.server.ts";
import type { LockedLead } from "#domain/leads/lock-lead.server.ts";
import { exclusivityOf } from "#domain/leads/offer.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Routing } from "#domain/routing/routing.ts";
import { queueWebhook } from "#domain/webhooks/queue-webhook.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { weighOfferJob } from "./offer-jobs.ts";
import { priceOf } from "./pricing.ts";
import type { Candidate } from "./routing-candidates.server.ts";

export interface OffersToMake {
  lead: LockedLead;
  routing: Routing;
  candidates: readonly Candidate[];
  /** The number of centers to which the patient agreed by name. */
  agreed: number;
}

export interface Offered {
  id: string;
  providerId: string;
}

/**
 * Makes an offer to each chosen center, with its price, reasons and deadline, and queues the messages about it. That a center treats these
 * patients is not among the reasons that it reads, since that would tell who asks before it has opened the request.
 */
export async function makeOffers(ctx: Context, tx: Tx, { lead, routing, candidates, agreed }: OffersToMake): Promise<Offered[]> {
  const chosen = routing.candidates.filter((candidate) => candidate.chosen);
  if (chosen.length === 0) return [];
  const prices = await tx.selectFrom("lead_prices").select(["price_tier", "exclusivity", "amount_cents"]).execute();
  const exclusivity = exclusivityOf(agreed, lead.othersPending);
  const offered: Offered[] = [];
  for (const { provider_id, reasons } of chosen) {
    const center = candidates.find((candidate) => candidate.id === provider_id)!;
    const { id } = await tx
      .insertInto("offers")
      .values({
        lead_id: lead.id,
        provider_id,
        exclusivity,
        price_cents: priceOf(prices, lead.priceTier, exclusivity),
        reasons: reasons.filter((reason) => reason !== "treats_patients"),
        made_at: lead.now,
        answer_by: answerBy(lead.now, center),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("provider_rotation")
      .values({ provider_id, last_offered_at: lead.now })
      .onConflict((conflict) =>
        conflict
          .column("provider_id")
          .doUpdateSet({ last_offered_at: sql<Date>`greatest(provider_rotation.last_offered_at, excluded.last_offered_at)` }),
      )
      .execute();
    const effectKey = `offer:${id}`;
    const path = `/dashboard/provider/solicitudes/${id}`;
    await leaveNotice(tx, { team: provider_id }, { kind: "request", facts: {}, effectKey, providerId: provider_id, path });
    if (center.email) await queueMail(ctx, tx, { effectKey, template: "offer", leadId: lead.id, offerId: id });
    else
      await record(tx, {
        actor: "worker",
        action: "offer.has-no-address",
        subjectType: "offer",
        subjectId: id,
        detail: { provider: provider_id },
      });
    await queueWebhook(ctx, tx, { event: "offer.made", providerId: provider_id, offerId: id });
    offered.push({ id, providerId: provider_id });
  }
  await weighAutomatically(ctx, tx, offered);
  return offered;
}

/** Queues a job for each offer to a center with automatic purchase. */
async function weighAutomatically(ctx: Context, tx: Tx, offered: readonly Offered[]): Promise<void> {
  const on = await tx
    .selectFrom("automatic_rules")
    .select("provider_id")
    .where("enabled", "=", true)
    .where("provider_id", "=", sql<string>`any(${offered.map(({ providerId }) => providerId)}::uuid[])`)
    .execute();
  for (const { id, providerId } of offered)
    if (on.some(({ provider_id }) => provider_id === providerId))
      await ctx.jobs.enqueue(tx, weighOfferJob, { offerId: id }, { singletonKey: id });
}
