import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { NO_FILTERS } from "./filters.ts";
import { providerOrder, providersThatMeet } from "./provider-conditions.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** A way of paying, and how many listed centers say that they take it. */
export interface PaymentCount {
  readonly id: string;
  readonly name: string;
  readonly centers: number;
}

export interface PaymentCounts {
  /** The ways of paying that filters offer, in display order, including those that no center takes. */
  readonly methods: readonly PaymentCount[];
  readonly centers: number;
  /** The number of listed centers that name no way of paying. */
  readonly silent: number;
}

export async function paymentCounts(db: Db): Promise<PaymentCounts> {
  const { rows } = await sql<PaymentCounts>`
    with listed as materialized (select payment_methods from provider_profiles where listed and provider_type = 'clinic'),
      taken as (select method, count(*)::int as centers from listed, unnest(payment_methods) method group by method)
    select
      (select json_agg(json_build_object('id', m.id, 'name', m.name, 'centers', coalesce(t.centers, 0)) order by m.display_order, m.id)
        from payment_methods m left join taken t on t.method = m.id where m.active) as methods,
      (select count(*)::int from listed) as centers,
      (select count(*)::int from listed where payment_methods = '{}') as silent`.execute(db);
  return rows[0]!;
}

/** Returns listed centers that say that they take a way of paying, by name: here nobody pays for a place. */
export async function centersTaking(db: Db, payment: string, most: number): Promise<CenterCard[]> {
  const order = providerOrder("centers", { ...NO_FILTERS, sort: "alphabetic" });
  return centerCards(
    db,
    await loadVocabulary(db),
    sql`select p.id, row_number() over (order by ${order}) as position from provider_profiles p
      where ${providersThatMeet("centers", { ...NO_FILTERS, payments: [payment] }, null)} order by ${order} limit ${most}`,
  );
}
