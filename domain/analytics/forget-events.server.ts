import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Enough to compare a month with the same month of the year before; nothing older is kept. */
export async function forgetEvents(db: Db): Promise<void> {
  await db.deleteFrom("analytics_events").where("at", "<", sql<Date>`now() - interval '13 months'`).execute();
}
