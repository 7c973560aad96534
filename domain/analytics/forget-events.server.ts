import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Forgets what is older than so many months. */
export async function forgetEvents(db: Db, months: number): Promise<void> {
  await db.deleteFrom("analytics_events").where("at", "<", sql<Date>`now() - make_interval(months => ${months}::int)`).execute();
}
