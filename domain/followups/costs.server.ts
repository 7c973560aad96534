import { sql } from "kysely";
import { openedFree } from "#domain/wallet/welcome.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { Outcomes } from "./costs.ts";

/**
 * Counts what came of the requests that a center opened in the last days, or in as many days that ended some days ago, with what the
 * ledger says that it paid for those.
 */
export async function outcomesOf(db: Db, providerId: string, days: number, endedDaysAgo = 0): Promise<Outcomes> {
  const { rows } = await sql<Outcomes>`
    with mine as (
      select o.status, f.state, f.consulted_at, f.lost_reason, ${openedFree(sql`o.id::text`)} as free,
        (select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_accounts a join ledger_entries e on e.account_id = a.id
          join ledger_transfers t on t.id = e.transfer_id
          where a.provider_id = o.provider_id and t.subject_type = 'offer' and t.subject_id = o.id::text) as cents
      from offers o left join followups f on f.offer_id = o.id
      where o.provider_id = ${providerId}::uuid and o.purchased_at >=
        ((now() at time zone 'America/Santo_Domingo')::date - ${endedDaysAgo + days}::int + 1)::timestamp at time zone 'America/Santo_Domingo'
        and o.purchased_at < ((now() at time zone 'America/Santo_Domingo')::date - ${endedDaysAgo}::int + 1)::timestamp at time zone 'America/Santo_Domingo'
    ),
    kept as (select * from mine where status <> 'returned')
    select (select count(*) from kept) as opened, (select count(*) from kept where free) as free,
      (select count(*) from mine where status = 'returned') as returned,
      (select count(*) from kept where consulted_at is not null) as consulted,
      (select count(*) from kept where state = 'started') as started,
      (select coalesce(json_object_agg(lost_reason, number), '{}') from (
        select lost_reason, count(*)::int as number from kept where lost_reason is not null group by 1) reasons) as lost,
      (select coalesce(sum(cents), 0)::bigint from mine) as "paidCents"`.execute(db);
  return rows[0]!;
}
