import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { STALE_AFTER_MONTHS } from "./price-age.ts";
import { today } from "./price-days.server.ts";

/** Prices grow old on different days, so a center is told about all of them at once, and again after this many days. */
const AGAIN_DAYS = 90;

/** Tells public centers how many of their prices are marked as old. */
export async function tellOldPrices({ db }: Pick<Context, "db">): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // When two workers run at once, the second waits and finds what the first one left.
    await sql`select pg_advisory_xact_lock(hashtext('tell-old-prices'))`.execute(tx);
    const { rows } = await sql<{ id: string; count: number; today: string }>`
      with newest as (
        select distinct on (provider_id, price_line_id) provider_id, informed_on from provider_prices
        order by provider_id, price_line_id, informed_on desc
      )
      select p.id, count(*)::int as count, ${today} as today
      from newest n join provider_profiles p on p.id = n.provider_id and p.listed
      where (n.informed_on + make_interval(months => ${STALE_AFTER_MONTHS}))::date < ${today}
        and exists (select from provider_accounts a where a.provider_id = p.id)
        and not exists (select from notices o where o.provider_id = p.id and o.kind = 'prices-old'
          and o.created_at > now() - make_interval(days => ${AGAIN_DAYS}))
      group by p.id order by p.id`.execute(tx);
    for (const { id, count, today } of rows) {
      const about = { effectKey: `prices-old:${id}:${today}`, providerId: id, path: "/dashboard/provider/precios" };
      await leaveNotice(tx, { team: id }, { kind: "prices-old", facts: { count }, ...about });
    }
  });
}
