import { type SqlBool, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { DeviceType } from "./device.ts";
import { endSessions } from "./set-password.server.ts";
import type { Viewer } from "./viewer.ts";

export interface OpenSession {
  id: string;
  deviceType: DeviceType | null;
  browser: string | null;
  os: string | null;
  /** The beginning of the network address from which it was opened. */
  network: string | null;
  startedAt: Date;
  lastActivityAt: Date;
  /** True for the session that asks. */
  current: boolean;
}

/** Returns this person's open sessions: the current one first, then by last use. */
export async function openSessions(
  { db }: Pick<Context, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom("user_sessions")
    .select([
      "id",
      sql<DeviceType | null>`device_type`.as("deviceType"),
      "browser",
      "os",
      "network",
      "created_at as startedAt",
      "last_activity_at as lastActivityAt",
    ])
    .where("user_id", "=", userId)
    .where("is_active", "=", true)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("last_activity_at", "desc")
    .limit(50)
    .execute();
  const all = rows.map((row) => ({ ...row, current: row.id === sessionId }));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}

/** Ends one of this person's own sessions. Somebody else's is not found. */
export async function closeSession(ctx: Pick<Context, "db">, viewer: Viewer, id: string): Promise<{ outcome: "closed" | "not-found" }> {
  const ended = await close(ctx, viewer, sql<SqlBool>`id = ${id}`);
  return { outcome: ended > 0 ? "closed" : "not-found" };
}

/** Ends all of this person's sessions except the current one. */
export async function closeOtherSessions(ctx: Pick<Context, "db">, viewer: Viewer): Promise<number> {
  return close(ctx, viewer, sql<SqlBool>`id <> ${viewer.sessionId}`);
}

function close({ db }: Pick<Context, "db">, { userId, userType }: Viewer, which: Parameters<typeof endSessions>[2]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ended = await endSessions(tx, userId, which);
    if (ended > 0)
      await record(tx, {
        actor: `${userType}:${userId}`,
        action: "session.closed",
        subjectType: "user",
        subjectId: userId,
        detail: { count: ended },
      });
    return ended;
  });
}
