import type { Context } from "#domain/context.ts";
import { maskedOffer } from "#domain/offers/offer-queries.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { giveUpDelivery, sendWebhook, type WebhookSender } from "#domain/webhooks/send-webhook.server.ts";
import { sendWebhookJob } from "#domain/webhooks/webhook-jobs.ts";
import type { Env } from "#platform/env.ts";
import { deadLettersOf, type JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import { isLoopbackHost } from "#platform/loopback.ts";
import { isPublicAddress } from "#platform/public-address.ts";

const linkTo = ({ publicUrl }: Pick<Context, "publicUrl">, offerId: string) => `${publicUrl}/dashboard/provider/solicitudes/${offerId}`;

/** Writes the body of an event: for an offer what its page shows, for a purchase the contact data too. */
export const composeWebhook =
  (ctx: Pick<Context, "db" | "keys" | "publicUrl">): WebhookSender["compose"] =>
  ({ event, providerId, offerId }) => {
    if (offerId === null) return Promise.resolve({});
    return event === "offer.purchased" ? purchaseSays(ctx, providerId, offerId) : offerSays(ctx, offerId);
  };

async function offerSays(ctx: Pick<Context, "db" | "keys" | "publicUrl">, offerId: string): Promise<object | null> {
  const offer = await maskedOffer(ctx, offerId);
  if (!offer) return null;
  const { number, priceCents, exclusivity, answerBy, service, country, city, careLanguage, quality, person } = offer;
  return {
    offer_id: offerId,
    number,
    url: linkTo(ctx, offerId),
    price_cents: priceCents,
    exclusivity,
    answer_by: answerBy.toISOString(),
    service: service?.name ?? null,
    detail: person.subTreatment || null,
    age_band: person.ageBand,
    country,
    city,
    care_language: careLanguage?.id ?? null,
    budget: person.budget || null,
    message: person.message,
    quality: quality.score,
  };
}

async function purchaseSays(ctx: Pick<Context, "db" | "keys" | "publicUrl">, providerId: string, offerId: string): Promise<object | null> {
  const request = await openedRequest(ctx, providerId, offerId);
  if (!request) return null;
  const { form, phone } = request.person;
  return {
    offer_id: offerId,
    number: request.number,
    url: linkTo(ctx, offerId),
    service: request.service?.name ?? null,
    city: request.city,
    contact: { first_name: form.nombre, last_name: form.apellido, email: form.email || null, phone },
    message: form.mensaje || null,
  };
}

/**
 * Says which addresses a center's system may have. In a demonstration, only somebody at the same machine may try it with a system on
 * that machine: for everybody else, the outcome of a delivery would reveal which of the machine's ports are open.
 */
export const webhooksReach =
  ({ demonstration, onlyHere }: Pick<Env, "demonstration" | "onlyHere">) =>
  (address: string): boolean =>
    isPublicAddress(address) || (demonstration && onlyHere && isLoopbackHost(address));

export async function registerWebhooks(runner: JobRunner, ctx: Context, mayReach: (address: string) => boolean): Promise<void> {
  const sender: WebhookSender = { db: ctx.db, keys: ctx.keys, mayReach, compose: composeWebhook(ctx) };
  await runner.work({ ...sendWebhookJob, name: deadLettersOf(sendWebhookJob), concurrency: 1 }, ({ deliveryId }) =>
    giveUpDelivery(ctx.db, deliveryId),
  );
  await runner.work(sendWebhookJob, async ({ deliveryId }) => {
    const outcome = await sendWebhook(sender, deliveryId);
    log.info({ delivery: deliveryId, outcome }, "send-webhook");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (outcome === "failed" || outcome === "in-other-hands") throw new Error(`webhook ${deliveryId}: ${outcome}`);
  });
}
