import { sql } from "kysely";
import { type CenterHours, closedDaysFrom, otherDaysOf } from "#domain/leads/answer-by.server.ts";
import { readWeek } from "#domain/providers/week.ts";
import { readTimeZone } from "#domain/routing/business-hours.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatDayIn } from "#platform/zoned-format.ts";

/** Returns when a center is open, and the moment and day that it has now. */
export async function houseOf(db: Db | Tx, providerId: string) {
  const { rows } = await sql<CenterHours & { now: Date }>`
    select opening_hours as "openingHours", time_zone as "timeZone", ${otherDaysOf(sql`p.id`)} as "otherDays", now() as now
    from provider_profiles p where p.id = ${providerId}::uuid`.execute(db);
  const { now, openingHours, timeZone, otherDays } = rows[0]!;
  const zone = readTimeZone(timeZone);
  return {
    ...{ now, today: formatDayIn(now, zone) },
    house: { week: readWeek(openingHours), zone, isClosed: closedDaysFrom(now, { otherDays }) },
  };
}
