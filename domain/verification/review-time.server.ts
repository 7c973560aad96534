import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";
import { businessDaysBetween, MEASURED_DAYS, MIN_CASES, medianOf } from "./review-time.ts";

export interface ReviewTime {
  /** In business days; null under five cases. */
  readonly median: number | null;
  readonly cases: number;
}

/** Measures how long profiles waited for a decision that was taken in the last ninety days. */
export async function reviewTime(db: Db): Promise<ReviewTime> {
  const { rows } = await sql<{ since: string; decided: string }>`
    select (waited_since at time zone 'America/Santo_Domingo')::date::text as since,
      (decided_at at time zone 'America/Santo_Domingo')::date::text as decided
    from profile_decisions where waited_since is not null and decided_at > now() - make_interval(days => ${MEASURED_DAYS}::int)`.execute(
    db,
  );
  if (rows.length < MIN_CASES) return { median: null, cases: rows.length };
  const first = rows.reduce((least, { since }) => (since < least ? since : least), rows[0]!.since);
  const holidays = holidaysBetween(
    first,
    rows.reduce((most, { decided }) => (decided > most ? decided : most), first),
  );
  return { median: medianOf(rows.map(({ since, decided }) => businessDaysBetween(since, decided, holidays))), cases: rows.length };
}

/** Returns how many business days have passed since a moment, by days in Santo Domingo. */
export function businessDaysSince(moment: Date): number {
  const [from, to] = [dayInSantoDomingo(moment), dayInSantoDomingo(new Date())];
  return businessDaysBetween(from, to, holidaysBetween(from, to));
}
