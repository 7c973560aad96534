import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** What a center paid in a week for requests that it opened, in US cents. */
export interface SpentWeek {
  /** A Monday. */
  readonly from: string;
  readonly paidCents: number;
  /** The part that was refunded later. */
  readonly returnedCents: number;
}

/** Returns the last weeks in Santo Domingo, the oldest first, including those without a payment. Free first requests are not counted. */
export async function spendingByWeek(db: Db, providerId: string, weeks: number): Promise<SpentWeek[]> {
  const { rows } = await sql<SpentWeek>`
    with week as (
      select monday::date as monday, monday at time zone 'America/Santo_Domingo' as since from generate_series(
        date_trunc('week', now() at time zone 'America/Santo_Domingo') - make_interval(weeks => ${weeks - 1}),
        date_trunc('week', now() at time zone 'America/Santo_Domingo'), interval '1 week') as monday
    ),
    paid as (
      select e.at, -e.amount_cents as cents, exists (
        select from ledger_transfers r where r.subject_type = t.subject_type and r.subject_id = t.subject_id and r.kind = 'refund'
      ) as returned
      from ledger_accounts a join ledger_entries e on e.account_id = a.id and e.kind = 'purchase'
      join ledger_transfers t on t.id = e.transfer_id
      where a.provider_id = ${providerId}::uuid and e.at >= (select min(since) from week) and not exists (
        select from ledger_transfers w where w.subject_type = t.subject_type and w.subject_id = t.subject_id and w.kind = 'welcome')
    )
    select to_char(monday, 'YYYY-MM-DD') as from, coalesce(sum(cents), 0)::bigint as "paidCents",
      coalesce(sum(cents) filter (where returned), 0)::bigint as "returnedCents"
    from week left join paid on paid.at >= since and paid.at < since + interval '1 week'
    group by monday order by monday`.execute(db);
  return rows;
}
