import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { countTries } from "#domain/submissions/tries.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { makeSecret } from "./secret.server.ts";
import { MAX_SENDINGS_PER_HOUR } from "./webhook.ts";
import { sendWebhookJob } from "./webhook-jobs.ts";

/** Stores an address, which only owners may since deliveries name patients, and switches it on. Returns the secret of a new one, which is shown only this once. */
export function saveWebhook(ctx: Context, member: Member, url: string): Promise<{ secret: string | null } | null> {
  const { providerId } = member;
  return asMember(ctx, member, "webhooks.keep", async (tx) => {
    const { text, stored } = makeSecret(ctx.keys, providerId);
    const { fresh } = await tx
      .insertInto("webhooks")
      .values({ provider_id: providerId, url, ...stored })
      .onConflict((conflict) =>
        conflict
          .column("provider_id")
          .doUpdateSet({ url, enabled: true, failing_since: null, stopped_at: null, updated_at: sql<Date>`now()` }),
      )
      .returning((eb) => eb("secret", "=", stored.secret).as("fresh"))
      .executeTakeFirstOrThrow();
    return { act: { action: "webhook.saved", detail: { host: new URL(url).host } }, result: { secret: fresh ? text : null } };
  });
}

/** Replaces the secret. The former one signs nothing from now on. */
export function rotateSecret(ctx: Context, member: Member): Promise<{ secret: string } | "no-address" | null> {
  return asMember(ctx, member, "webhooks.keep", async (tx) => {
    const { text, stored } = makeSecret(ctx.keys, member.providerId);
    const { numUpdatedRows } = await tx
      .updateTable("webhooks")
      .set({ ...stored, updated_at: sql<Date>`now()` })
      .where("provider_id", "=", member.providerId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { act: null, result: "no-address" };
    return { act: { action: "webhook.secret-changed" }, result: { secret: text } };
  });
}

/** Switches the address on or off. Switching it on resets its failures. */
export function switchWebhook(ctx: Context, member: Member, enabled: boolean): Promise<"switched" | null> {
  return asMember(ctx, member, "webhooks.keep", async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("webhooks")
      .set({ enabled, stopped_at: null, failing_since: null, updated_at: sql<Date>`now()` })
      .where("provider_id", "=", member.providerId)
      .where("enabled", "!=", enabled)
      .executeTakeFirst();
    const action = enabled ? "webhook.switched-on" : "webhook.switched-off";
    return { act: numUpdatedRows > 0n ? { action } : null, result: "switched" };
  });
}

export type SendingOutcome = "queued" | "too-many" | "off" | "not-found";

/** Queues a test message. */
export const pingWebhook = (ctx: Context, member: Member): Promise<SendingOutcome | null> =>
  sending(ctx, member, async (tx) => {
    const values = { provider_id: member.providerId, event: "ping", effect_key: `ping:${randomUUID()}` };
    return tx.insertInto("webhook_deliveries").values(values).returning("id").executeTakeFirst();
  });

/** Queues a delivery again, with what may be said about its request today. One that still waits is left alone. */
export const resendDelivery = (ctx: Context, member: Member, deliveryId: string): Promise<SendingOutcome | null> =>
  sending(ctx, member, async (tx) =>
    isRowId(deliveryId)
      ? tx
          .updateTable("webhook_deliveries")
          .set({ status: "queued", attempts: 0, sent_at: null, claimed_at: null })
          .where("id", "=", deliveryId)
          .where("provider_id", "=", member.providerId)
          .where("status", "!=", "queued")
          .returning("id")
          .executeTakeFirst()
      : undefined,
  );

function sending(ctx: Context, member: Member, queue: (tx: Tx) => Promise<{ id: string } | undefined>): Promise<SendingOutcome | null> {
  const { providerId } = member;
  return asMember(ctx, member, "webhooks.keep", async (tx) => {
    const webhook = await tx.selectFrom("webhooks").select("enabled").where("provider_id", "=", providerId).forShare().executeTakeFirst();
    if (!webhook?.enabled) return { act: null, result: webhook ? "off" : "not-found" };
    const allowance = { scope: "webhook-sending", max: MAX_SENDINGS_PER_HOUR, seconds: 3600, key: Buffer.from(providerId) };
    if ((await countTries(tx, [allowance])) !== null) return { act: null, result: "too-many" };
    const delivery = await queue(tx);
    if (!delivery) return { act: null, result: "not-found" };
    await ctx.jobs.enqueue(tx, sendWebhookJob, { deliveryId: delivery.id });
    return { act: { action: "webhook.sending-asked", detail: { delivery: delivery.id } }, result: "queued" };
  });
}
