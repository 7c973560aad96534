import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Deletes events that are older than this many months. */
export async function forgetEvents(db: Db, months: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(months => ${months}::int)`;
  await db.deleteFrom("analytics_events").where("at", "<", before).execute();
  await db.deleteFrom("searched_words").where(sql<Date>`day`, "<", before).execute();
  await db.deleteFrom("speed_days").where(sql<Date>`day`, "<", before).execute();
}
