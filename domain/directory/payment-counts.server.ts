import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { NO_FILTERS } from "./filters.ts";
import { providersThatMeet } from "./provider-conditions.server.ts";
import { ranking } from "./ranking.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** A method of payment, and the number of listed centers that accept it. */
export interface PaymentCount {
  readonly id: string;
  readonly name: string;
  readonly centers: number;
}

export interface PaymentCounts {
  /** The methods of payment that filters offer, in display order, including those that no center accepts. */
  readonly methods: readonly PaymentCount[];
  readonly centers: number;
  /** The number of listed centers that name no method of payment. */
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

/** Returns listed centers that accept a method of payment, ordered by name. Paid places play no role here. */
export async function centersTaking(db: Db, payment: string, most: number): Promise<CenterCard[]> {
  const order = ranking("centers", { ...NO_FILTERS, sort: "alphabetic" });
  return centerCards(
    db,
    await loadVocabulary(db),
    sql`select p.id, row_number() over (order by ${order}) as position from provider_profiles p
      where ${providersThatMeet("centers", { ...NO_FILTERS, payments: [payment] }, null)} order by ${order} limit ${most}`,
  );
}
