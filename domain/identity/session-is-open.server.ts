import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Returns whether a session still holds, without marking it as in use: for what goes on while nobody asks. */
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
