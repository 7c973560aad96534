import { sql } from "kysely";
import type { DeliveryStatus, Failure, WebhookEvent } from "#domain/webhooks/webhook.ts";
import type { Db } from "#platform/db/db.ts";

export interface OwnWebhook {
  readonly url: string;
  readonly enabled: boolean;
  /** The moment at which it was switched off after days of failures; null when it was not. */
  readonly stoppedAt: Date | null;
}

export interface Delivery {
  readonly id: string;
  readonly event: WebhookEvent;
  /** The number of the request; null for a test. */
  readonly number: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: Failure | null;
  readonly createdAt: Date;
}

const SHOWN = 30;

/** Returns a center's address with its last deliveries, or null when it has none. */
export async function ownWebhook(db: Db, providerId: string): Promise<{ webhook: OwnWebhook; deliveries: Delivery[] } | null> {
  const webhook = await db
    .selectFrom("webhooks")
    .select(["url", "enabled", "stopped_at as stoppedAt"])
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  if (!webhook) return null;
  const { rows } = await sql<Delivery>`
    select d.id, d.event, l.number, d.status, d.attempts, d.last_status as "lastStatus", d.last_error as "lastError",
      d.created_at as "createdAt"
    from webhook_deliveries d left join offers o on o.id = d.offer_id left join leads l on l.id = o.lead_id
    where d.provider_id = ${providerId} order by d.created_at desc, d.id limit ${SHOWN}`.execute(db);
  return { webhook, deliveries: rows };
}
