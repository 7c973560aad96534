import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** A center's reply figures. */
interface Replies {
  readonly id: string;
  readonly medianHours: number | null;
  readonly within24h: number | null;
  readonly cases: number;
}

/**
 * Stores the reply figures of centers. The given centers are all that have any. Returns how many profiles changed. A profile without any
 * counted offer stays as it is.
 */
export async function setReplies(db: Db, counted: readonly Replies[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c(id uuid, "medianHours" numeric, "within24h" numeric, cases int)
    ),
    figures as (
      select p.id, c."medianHours" as median, round(c."within24h", 3) as within, coalesce(c.cases, 0) as cases
      from provider_profiles p left join counted c on c.id = p.id
      where c.id is not null or p.replies_measured_at is not null
    )
    update provider_profiles p
    set reply_median_hours = f.median, reply_within_24h = f.within, reply_cases = f.cases, replies_measured_at = now()
    from figures f
    where f.id = p.id and (p.replies_measured_at is null
      or (p.reply_median_hours, p.reply_within_24h, p.reply_cases) is distinct from (f.median, f.within, f.cases))`.execute(db);
  return Number(numAffectedRows);
}
