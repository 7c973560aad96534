import type { Db, Tx } from "#platform/db/db.ts";
import { countSearches } from "./count-searches.server.ts";
import { countSpeed } from "./count-speed.server.ts";
import type { AnalyticsEvent } from "./event.ts";

export async function recordEvents(db: Db | Tx, events: readonly AnalyticsEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto("analytics_events")
    .values(events.map(({ name, path, facts }) => ({ name, path, facts: JSON.stringify(facts) })))
    .execute();
  await countSearches(db, events);
  await countSpeed(db, events);
}
