import { sql } from "kysely";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { MONTH_DAYS, type MonthOfRequests } from "./month-of-requests.ts";

/** Counts the requests of the last thirty days. Returns null when they are so few that they would say something about one person. */
export async function monthOfRequests(db: Db): Promise<MonthOfRequests | null> {
  const { rows } = await sql<MonthOfRequests>`
    select count(distinct lead_id)::int as requests, count(distinct provider_id)::int as receivers,
      count(purchased_at)::int as opened, count(returned_at)::int as returned
    from offers where made_at > now() - make_interval(days => ${MONTH_DAYS}::int)`.execute(db);
  const month = rows[0]!;
  return month.requests < MIN_REPLY_CASES ? null : month;
}
