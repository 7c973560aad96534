import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { EVENTS_KEPT_MONTHS } from "./event.ts";

/** Nothing older is kept. */
export async function forgetEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("analytics_events")
    .where("at", "<", sql<Date>`now() - make_interval(months => ${EVENTS_KEPT_MONTHS}::int)`)
    .execute();
  await db
    .deleteFrom("searched_words")
    .where("day", "<", sql<string>`current_date - make_interval(months => ${EVENTS_KEPT_MONTHS}::int)`)
    .execute();
}
