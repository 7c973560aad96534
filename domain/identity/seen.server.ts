import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The number of days that can be shown, including today. */
const SEEN_DAYS = 14;
const ALL_DAYS = 2 ** SEEN_DAYS - 1;

const dayOf = (time: RawBuilder<unknown>) => sql`(${time} at time zone 'America/Santo_Domingo')::date`;

/** Selects `seen_days` as of today: one bit for each day, the lowest is today. */
export const seenDaysToday: RawBuilder<number> = sql`coalesce(
  (seen_days << least(${SEEN_DAYS}::int, ${dayOf(sql`now()`)} - ${dayOf(sql`last_seen_at`)})) & ${ALL_DAYS}::int, 0)`;

/** Stores that somebody is active today. */
export async function markSeen(db: Db | Tx, userId: string): Promise<void> {
  await sql`update profiles set seen_days = ${seenDaysToday} | 1, last_seen_at = now() where user_id = ${userId}`.execute(db);
}
