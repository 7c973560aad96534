import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";

/** A browser's subscription, as its push service gave it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The person who subscribes. The device gets notices until this session ends. */
export interface Subscriber {
  userId: string;
  sessionId: string;
}

const MAX_DEVICES = 20;
const BASE64URL = /^[\w-]+$/;

/** Returns whether a subscription is valid: over https to a named host, with keys of the right length. */
function isSubscription({ endpoint, p256dh, auth }: Subscription): boolean {
  const url = endpoint.length <= 1000 ? URL.parse(endpoint) : null;
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  const bytesOf = (text: string) => (BASE64URL.test(text) ? Buffer.from(text, "base64url") : Buffer.alloc(0));
  const key = bytesOf(p256dh);
  return key.length === 65 && key[0] === 4 && bytesOf(auth).length === 16;
}

/** Stores this browser, and replaces earlier rows of it or its endpoint: another account in the same browser gets no more notices. */
export async function addDevice(ctx: Context, { userId, sessionId }: Subscriber, subscription: Subscription): Promise<"added" | "refused"> {
  if (!isSubscription(subscription)) return "refused";
  const { endpoint, p256dh, auth } = subscription;
  return ctx.db.transaction().execute(async (tx): Promise<"added" | "refused"> => {
    // Requests run one after the other, so that two clicks do not exceed the limit together.
    await sql`select from users where id = ${userId} for no key update`.execute(tx);
    await tx
      .deleteFrom("push_devices")
      .where((eb) => eb.or([eb("endpoint", "=", endpoint), eb("session_id", "=", sessionId)]))
      .execute();
    const { kept } = await tx
      .selectFrom("push_devices")
      .select(sql<number>`count(*)::int`.as("kept"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (kept >= MAX_DEVICES) return "refused";
    const { id } = await tx
      .insertInto("push_devices")
      .values({ user_id: userId, session_id: sessionId, endpoint, p256dh, auth })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(tx, { actor: ctx.actor, action: "push.device-added", subjectType: "user", subjectId: userId, detail: { device: id } });
    return "added";
  });
}

/** Removes one of this person's own devices. Somebody else's is not found. */
export async function removeDevice(ctx: Context, userId: string, deviceId: string): Promise<"removed" | "not-found"> {
  if (!isRowId(deviceId)) return "not-found";
  return ctx.db.transaction().execute(async (tx): Promise<"removed" | "not-found"> => {
    const gone = await tx
      .deleteFrom("push_devices")
      .where("user_id", "=", userId)
      .where("id", "=", deviceId)
      .returning("id")
      .executeTakeFirst();
    if (!gone) return "not-found";
    const detail = { device: deviceId };
    await record(tx, { actor: ctx.actor, action: "push.device-removed", subjectType: "user", subjectId: userId, detail });
    return "removed";
  });
}

export interface PushDevice {
  id: string;
  /** True for the device that asks. */
  current: boolean;
  deviceType: string | null;
  browser: string | null;
  os: string | null;
  createdAt: Date;
}

/** Returns the devices on which a person gets notices. */
export const devicesOf = ({ db }: Pick<Context, "db">, { userId, sessionId }: Subscriber): Promise<PushDevice[]> =>
  db
    .selectFrom("push_devices as d")
    .innerJoin("user_sessions as s", "s.id", "d.session_id")
    .select(["d.id", "s.device_type as deviceType", "s.browser", "s.os", "d.created_at as createdAt"])
    .select(sql<boolean>`s.id = ${sessionId}`.as("current"))
    .where("d.user_id", "=", userId)
    .where("s.is_active", "=", true)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .orderBy("d.created_at", "desc")
    .execute();

/** Returns whether any device of a person would show a notice now. */
export async function hasDevice(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("push_devices as d")
    .innerJoin("user_sessions as s", "s.id", "d.session_id")
    .select("d.id")
    .where("d.user_id", "=", userId)
    .where("s.is_active", "=", true)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
