import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { JobQueue } from "#platform/jobs.ts";
import type { PushDelivery, PushTarget } from "#platform/push.ts";
import { type NoticeToTell, noticeToTell } from "./notice-queries.server.ts";
import { sendPushJob } from "./push-jobs.ts";

/** The text on a device. Anybody who looks at its screen can read it, so it names nobody. */
export interface PushContent {
  title: string;
  body: string;
  path: string;
  /** How long a push service may keep it for a device that is off. */
  keptSeconds: number;
}

/** Its person wants silence now, and hears of it afterwards. */
export interface HeldPush {
  heldUntil: Date;
}

export interface PushSender {
  db: Db;
  jobs: JobQueue;
  /** Never throws because of the push service's behavior. */
  deliver(target: PushTarget, payload: string, tag: string, keptSeconds: number): Promise<PushDelivery>;
  /** Returns null when the person does not want notices of this topic by push. */
  compose(about: NoticeToTell, tx: Tx): Promise<PushContent | HeldPush | null>;
}

export type SendPushOutcome = PushDelivery["outcome"] | "done-before" | "in-other-hands" | "not-wished" | "held" | "signed-out";

/** Longer than the deadlines of the delivery and the job: a worker whose claim is older died before it knew the outcome. */
const CLAIM_HOLDS = sql`interval '2 minutes'`;
/** An older notice is seen in the page, and a telephone that was off for that long should not ring. */
const TOO_OLD = sql`interval '1 day'`;

interface Claim {
  target: PushTarget & { deviceId: string };
  payload: string;
  noticeId: string;
  keptSeconds: number;
}

/**
 * Sends a notice to a device: claims the row, sends without an open transaction, and stores the outcome. After a crash it may be sent
 * again with the same tag, and the device shows it once. A device that its push service no longer knows is deleted.
 */
export async function sendPush(sender: PushSender, pushId: string): Promise<SendPushOutcome> {
  const { db, deliver } = sender;
  const claim = await db.transaction().execute((tx) => claimPush(tx, sender, pushId));
  if (typeof claim === "string") return claim;
  const delivery = await deliver(claim.target, claim.payload, claim.noticeId, claim.keptSeconds);
  if (delivery.outcome === "gone") await forgetDevice(db, claim.target.deviceId);
  else
    await db
      .updateTable("push_messages")
      .set({
        claimed_at: null,
        last_error: delivery.outcome === "sent" ? null : delivery.reason,
        ...(delivery.outcome === "sent" && { status: "sent", sent_at: sql<Date>`now()` }),
        ...(delivery.outcome === "refused" && { status: "refused" }),
      })
      .where("id", "=", pushId)
      .execute();
  return delivery.outcome;
}

/** Deletes a device together with its messages. */
const forgetDevice = (db: Db | Tx, deviceId: string) => db.deleteFrom("push_devices").where("id", "=", deviceId).execute();

async function claimPush(tx: Tx, { compose, jobs }: PushSender, pushId: string): Promise<Claim | SendPushOutcome> {
  const { rows } = await sql<{
    noticeId: string;
    deviceId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    held: boolean;
    old: boolean;
    signedIn: boolean;
  }>`
    select m.notice_id as "noticeId", m.device_id as "deviceId", d.endpoint, d.p256dh, d.auth,
      coalesce(m.claimed_at > clock_timestamp() - ${CLAIM_HOLDS}, false) as held, m.created_at < now() - ${TOO_OLD} as old,
      s.is_active and s.expires_at > now() as "signedIn"
    from push_messages m join push_devices d on d.id = m.device_id join user_sessions s on s.id = d.session_id
    where m.id = ${pushId}::uuid and m.status = 'queued' for update of m`.execute(tx);
  const [row] = rows;
  if (!row) return "done-before";
  if (row.held) return "in-other-hands";
  const { noticeId, deviceId, endpoint, p256dh, auth } = row;
  if (!row.signedIn) {
    await forgetDevice(tx, deviceId);
    return "signed-out";
  }
  const about = row.old ? null : await noticeToTell(tx, noticeId);
  const content = about && !about.notice.seen ? await compose(about, tx) : null;
  if (!content) {
    await tx.updateTable("push_messages").set({ status: "refused", last_error: "not wished" }).where("id", "=", pushId).execute();
    return "not-wished";
  }
  if ("heldUntil" in content) {
    // This job still holds its own key while it runs.
    const singletonKey = `${pushId} ${content.heldUntil.toISOString()}`;
    await jobs.enqueue(tx, sendPushJob, { pushId }, { startAfter: content.heldUntil, singletonKey });
    return "held";
  }
  await tx
    .updateTable("push_messages")
    .set((eb) => ({ claimed_at: sql<Date>`clock_timestamp()`, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", pushId)
    .execute();
  const { keptSeconds, ...shown } = content;
  return { target: { deviceId, endpoint, p256dh, auth }, payload: JSON.stringify({ ...shown, tag: noticeId }), noticeId, keptSeconds };
}
