import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { guardedRequest, PrivateAddress } from "#platform/guarded-request.ts";
import type { Keys } from "#platform/keys.ts";
import { openSecret, type StoredSecret } from "./secret.server.ts";
import { signatureOf } from "./signature.ts";
import { type Failure, MAX_ATTEMPTS, MAX_DAYS_FAILING, type WebhookEvent } from "./webhook.ts";

export interface WebhookSender {
  db: Db;
  keys: Keys;
  /** Says which network addresses a center's system may have. */
  mayReach: (address: string) => boolean;
  /** Returns the body of an event, or null when nothing may be said about its offer any more. */
  compose(about: { event: WebhookEvent; providerId: string; offerId: string | null }): Promise<object | null>;
  patienceMs?: number;
}

/** `failed` is tried again, `gave-up` is not. */
export type SendWebhookOutcome = "sent" | "failed" | "gave-up" | "dropped" | "done-before" | "in-other-hands";

interface Claim extends StoredSecret {
  id: string;
  providerId: string;
  event: WebhookEvent;
  offerId: string | null;
  createdAt: Date;
  attempts: number;
  url: string;
  enabled: boolean;
}

type Delivered = { failure: null; status: number } | { failure: Exclude<Failure, "off" | "nothing-left">; status: number | null };

const PATIENCE_MS = 15_000;
/** Longer than the deadlines of the sending and of the job: a worker whose claim is older died before it knew the outcome. */
const CLAIM_HOLDS = sql`interval '2 minutes'`;
const NO_RETRY: readonly Failure[] = ["private-address", "secret-lost"];

/**
 * Sends an event to its center's system: claims the row, sends without an open transaction, and stores the outcome. After a crash it may
 * be sent again with the same id.
 */
export async function sendWebhook(sender: WebhookSender, deliveryId: string): Promise<SendWebhookOutcome> {
  const { db, compose } = sender;
  const claim = await claimDelivery(db, deliveryId);
  if (typeof claim === "string") return claim;
  if (!claim.enabled) return drop(db, deliveryId, "off");
  const content = await compose(claim);
  if (!content) return drop(db, deliveryId, "nothing-left");
  const { id, event, createdAt } = claim;
  const body = JSON.stringify({ id, event, created_at: createdAt.toISOString(), data: content });
  const delivered = await deliver(sender, claim, body);
  return db.transaction().execute((tx) => settle(tx, claim, delivered));
}

async function claimDelivery(db: Db, deliveryId: string): Promise<Claim | "done-before" | "in-other-hands"> {
  const { rows } = await sql<Claim>`
    update webhook_deliveries d set claimed_at = clock_timestamp(), attempts = attempts + 1
    from webhooks w where w.provider_id = d.provider_id and d.id = ${deliveryId}::uuid and d.status = 'queued'
      and coalesce(d.claimed_at < clock_timestamp() - ${CLAIM_HOLDS}, true)
    returning d.id, d.provider_id as "providerId", d.event, d.offer_id as "offerId", d.created_at as "createdAt", d.attempts,
      w.url, w.secret, w.key_id, w.enabled`.execute(db);
  if (rows[0]) return rows[0];
  const row = await db.selectFrom("webhook_deliveries").select("status").where("id", "=", deliveryId).executeTakeFirst();
  return row?.status === "queued" ? "in-other-hands" : "done-before";
}

async function drop(db: Db, deliveryId: string, why: Failure): Promise<"dropped"> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status: "dropped", claimed_at: null, last_error: why })
    .where("id", "=", deliveryId)
    .execute();
  return "dropped";
}

/** Marks a delivery as failed whose job ended without storing an outcome, such as after crashes. Somebody may then send it again. */
export async function giveUpDelivery(db: Db, deliveryId: string): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status: "failed", claimed_at: null })
    .where("id", "=", deliveryId)
    .where("status", "=", "queued")
    .execute();
}

async function deliver({ db, keys, mayReach, patienceMs = PATIENCE_MS }: WebhookSender, claim: Claim, body: string): Promise<Delivered> {
  const { providerId, url, event, id } = claim;
  const secret = openSecret(keys, providerId, claim);
  if (!secret) return { failure: "secret-lost", status: null };
  if (secret.renewed)
    await db
      .updateTable("webhooks")
      .set(secret.renewed)
      .where("provider_id", "=", providerId)
      // A secret that was changed in the meantime stays.
      .where("secret", "=", claim.secret)
      .execute();
  const signal = AbortSignal.timeout(patienceMs);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "User-Agent": "Webhooks/1",
    "Webhook-Event": event,
    "Webhook-Delivery": id,
    "Webhook-Signature": signatureOf(secret.text, body, now()),
  };
  try {
    const response = await guardedRequest(new URL(url), { mayReach, signal, method: "POST", headers, body: Buffer.from(body) });
    response.destroy();
    const status = response.statusCode ?? 0;
    return status >= 200 && status < 300 ? { failure: null, status } : { failure: "answered", status };
  } catch (error) {
    if (error instanceof PrivateAddress) return { failure: "private-address", status: null };
    return { failure: signal.aborted ? "slow" : "unreachable", status: null };
  }
}

async function settle(tx: Tx, { id, providerId, attempts }: Claim, { failure, status }: Delivered): Promise<SendWebhookOutcome> {
  const update = tx.updateTable("webhook_deliveries").where("id", "=", id);
  if (failure === null) {
    await update.set({ status: "sent", sent_at: sql`now()`, claimed_at: null, last_status: status, last_error: null }).execute();
    await tx.updateTable("webhooks").set({ failing_since: null }).where("provider_id", "=", providerId).execute();
    return "sent";
  }
  const isLast = attempts >= MAX_ATTEMPTS || NO_RETRY.includes(failure);
  await update.set({ status: isLast ? "failed" : "queued", claimed_at: null, last_status: status, last_error: failure }).execute();
  await stopAfterDays(tx, providerId);
  return isLast ? "gave-up" : "failed";
}

/** Stores since when an address fails. After days of failures, switches it off and tells the center's people. */
async function stopAfterDays(tx: Tx, providerId: string): Promise<void> {
  await sql`update webhooks set failing_since = coalesce(failing_since, now()) where provider_id = ${providerId}`.execute(tx);
  const stopped = await tx
    .updateTable("webhooks")
    .set({ enabled: false, stopped_at: sql<Date>`now()` })
    .where("provider_id", "=", providerId)
    .where("enabled", "=", true)
    .where("failing_since", "<", sql<Date>`now() - make_interval(days => ${MAX_DAYS_FAILING})`)
    .returning("failing_since")
    .executeTakeFirst();
  if (!stopped) return;
  const subject = { subjectType: "provider", subjectId: providerId } as const;
  await record(tx, { actor: "worker", action: "webhook.stopped", ...subject });
  await leaveNotice(
    tx,
    { team: providerId },
    {
      kind: "webhook-stopped",
      facts: { days: MAX_DAYS_FAILING },
      effectKey: `webhook-stopped:${providerId}:${stopped.failing_since!.toISOString()}`,
      providerId,
      path: "/dashboard/provider/webhooks",
    },
  );
}

/** Deletes old deliveries. They say nothing about anybody, but fill the list. */
export async function forgetDeliveries({ db }: { db: Db }): Promise<void> {
  await sql`delete from webhook_deliveries where created_at < now() - interval '90 days'`.execute(db);
}
