import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Returns whether a session is still valid, without marking it as in use. It is for background work without a request. */
export async function sessionIsOpen(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("user_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("is_active", "=", true)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
