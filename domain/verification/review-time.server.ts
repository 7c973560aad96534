import { type RawBuilder, sql } from "kysely";
import { businessDaysBetween } from "#platform/business-days.server.ts";
import { addDays } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";
import { MEASURED_DAYS, MIN_CASES, medianOf } from "./review-time.ts";

export interface ReviewTime {
  /** In business days; null under five cases. */
  readonly median: number | null;
  readonly cases: number;
  /** The promised number of business days for a decision. */
  readonly days: number;
  /** The share of decisions within the promised time; null under five cases. */
  readonly inTime: number | null;
}

/** Measures how long profiles waited for the decisions of the last ninety days. */
export async function reviewTime(db: Db, days: number): Promise<ReviewTime> {
  const waits = await waitsDecided(db, sql`decided_at > now() - make_interval(days => ${MEASURED_DAYS}::int)`);
  const cases = waits.length;
  if (cases < MIN_CASES) return { median: null, cases, days, inTime: null };
  return { median: medianOf(waits), cases, days, inTime: waits.filter((wait) => wait <= days).length / cases };
}

/** Returns the business days that each profile waited for a decision in a range of days, the shortest first. */
export async function reviewWaits(db: Db, { from, to }: { from: string; to: string }): Promise<number[]> {
  const start = (day: string) => sql`${day}::date::timestamp at time zone 'America/Santo_Domingo'`;
  const waits = await waitsDecided(db, sql`decided_at >= ${start(from)} and decided_at < ${start(addDays(to, 1))}`);
  return waits.toSorted((a, b) => a - b);
}

async function waitsDecided(db: Db, when: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ since: string; decided: string; count: number }>`
    select (waited_since at time zone 'America/Santo_Domingo')::date::text as since,
      (decided_at at time zone 'America/Santo_Domingo')::date::text as decided, count(*)
    from profile_decisions where waited_since is not null and ${when} group by 1, 2`.execute(db);
  if (rows.length === 0) return [];
  const first = rows.reduce((least, { since }) => (since < least ? since : least), rows[0]!.since);
  const last = rows.reduce((most, { decided }) => (decided > most ? decided : most), first);
  const holidays = holidaysBetween(first, last);
  return rows.flatMap(({ since, decided, count }) => Array<number>(count).fill(businessDaysBetween(since, decided, holidays)));
}
