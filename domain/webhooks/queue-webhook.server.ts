import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import type { WebhookEvent } from "./webhook.ts";
import { sendWebhookJob } from "./webhook-jobs.ts";

export interface OfferEvent {
  event: Exclude<WebhookEvent, "ping">;
  providerId: string;
  offerId: string;
}

/** Queues the delivery of an event to a center's system, in the transaction of the event. Does nothing for a center without a system. */
export async function queueWebhook(ctx: Pick<Context, "jobs">, tx: Tx, { event, providerId, offerId }: OfferEvent): Promise<void> {
  const row = await tx
    .insertInto("webhook_deliveries")
    .columns(["provider_id", "event", "offer_id", "effect_key"])
    .expression((eb) =>
      eb
        .selectFrom("webhooks")
        .select(["provider_id", eb.val(event).as("event"), eb.cast<string>(eb.val(offerId), "uuid").as("offer_id")])
        .select(eb.val(`${event}:${offerId}`).as("effect_key"))
        .where("provider_id", "=", providerId)
        .where("enabled", "=", true),
    )
    .onConflict((conflict) => conflict.column("effect_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await ctx.jobs.enqueue(tx, sendWebhookJob, { deliveryId: row.id });
}
