import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { JobQueue } from "#platform/jobs.ts";
import type { Whatsapp, WhatsappDelivery, WhatsappMessage } from "#platform/whatsapp/whatsapp.ts";
import { sendWhatsappJob } from "./whatsapp-jobs.ts";

/** Goes to an account, or to a guest without one. */
export type QueuedWhatsapp = { consultationId: string } & ({ userId: string; guestId: null } | { userId: null; guestId: string });

/** Its person wants silence now, and hears of it afterwards. */
export interface HeldWhatsapp {
  heldUntil: Date;
}

export interface WhatsappSender {
  db: Db;
  jobs: JobQueue;
  whatsapp: Whatsapp;
  /** Writes the message from what the transaction sees. Returns null where nothing is left to say, or nobody agrees to it any more. */
  compose(queued: QueuedWhatsapp, tx: Tx): Promise<WhatsappMessage | HeldWhatsapp | null>;
}

export type SendWhatsappOutcome = WhatsappDelivery["outcome"] | "done-before" | "in-other-hands" | "not-wished" | "held";

/** Longer than the deadlines of the delivery and the job: a worker whose claim is older died before it knew the outcome. */
const CLAIM_HOLDS = sql`interval '2 minutes'`;

/**
 * Sends a reminder: claims its row, sends without an open transaction, and stores the outcome. If a process dies in between, nobody
 * knows whether the message went out, and it is not repeated, since WhatsApp would show it twice and the mail goes anyway.
 */
export async function sendWhatsapp(sender: WhatsappSender, messageId: string): Promise<SendWhatsappOutcome> {
  const { db, whatsapp } = sender;
  const claim = await db.transaction().execute((tx) => claimMessage(tx, sender, messageId));
  if (typeof claim === "string") return claim;
  const delivery = await whatsapp.send(claim);
  await db
    .updateTable("whatsapp_messages")
    .set({
      claimed_at: null,
      last_error: delivery.outcome === "sent" ? null : delivery.reason,
      ...(delivery.outcome !== "failed" && { status: delivery.outcome }),
      ...(delivery.outcome === "sent" && { sent_at: sql<Date>`now()`, meta_id: delivery.metaId }),
    })
    .where("id", "=", messageId)
    .execute();
  return delivery.outcome;
}

async function claimMessage(
  tx: Tx,
  { compose, jobs }: WhatsappSender,
  messageId: string,
): Promise<WhatsappMessage | Exclude<SendWhatsappOutcome, "sent" | "failed">> {
  const row = await tx
    .selectFrom("whatsapp_messages")
    .select(["user_id as userId", "guest_id as guestId", "consultation_id as consultationId", "claimed_at as claimedAt"])
    .select(sql<boolean>`coalesce(claimed_at > clock_timestamp() - ${CLAIM_HOLDS}, false)`.as("held"))
    .where("id", "=", messageId)
    .where("status", "=", "queued")
    .forUpdate()
    .executeTakeFirst();
  if (!row) return "done-before";
  if (row.held) return "in-other-hands";
  const end = (status: "refused" | "unknown", reason: string) =>
    tx.updateTable("whatsapp_messages").set({ status, last_error: reason, claimed_at: null }).where("id", "=", messageId).execute();
  if (row.claimedAt) {
    await end("unknown", "the worker ended while it was sent");
    return "unknown";
  }
  const content = await compose(row as QueuedWhatsapp, tx);
  if (!content) {
    await end("refused", "not wished");
    return "not-wished";
  }
  if ("heldUntil" in content) {
    // This job still holds its own key while it runs.
    const singletonKey = `${messageId} ${content.heldUntil.toISOString()}`;
    await jobs.enqueue(tx, sendWhatsappJob, { messageId }, { startAfter: content.heldUntil, singletonKey });
    return "held";
  }
  await tx
    .updateTable("whatsapp_messages")
    .set((eb) => ({ claimed_at: sql<Date>`clock_timestamp()`, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", messageId)
    .execute();
  return content;
}
