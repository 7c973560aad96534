import { sql } from "kysely";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";

/** The promised hours that the figures of profiles measure. Other promises cannot be compared with them. */
const MEASURED_HOURS = 24;

/** Measures how well all listed centers together answer in time. Returns null when there are too few cases. */
export async function centersReplies(db: Db, withinHours: number): Promise<{ share: number; cases: number } | null> {
  if (withinHours !== MEASURED_HOURS) return null;
  const { rows } = await sql<{ share: number | null; cases: number }>`
    select (sum(reply_within_24h * reply_cases) / nullif(sum(reply_cases), 0))::float8 as share, coalesce(sum(reply_cases), 0)::int as cases
    from provider_profiles
    where listed and provider_type = 'clinic' and reply_within_24h is not null and reply_cases > 0`.execute(db);
  const { share, cases } = rows[0]!;
  return share === null || cases < MIN_REPLY_CASES ? null : { share, cases };
}
