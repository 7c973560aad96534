import { sql } from "kysely";
import type { PriceTier } from "#domain/leads/lead.ts";
import type { Db } from "#platform/db/db.ts";

export interface PublishedPrice {
  tier: PriceTier;
  /** Names of the services that cost this, in the directory's order. */
  services: readonly string[];
  exclusiveCents: number;
  sharedCents: number;
}

/** What a center pays today to open a request, the lowest tier first. */
export async function publishedPrices(db: Db): Promise<PublishedPrice[]> {
  const { rows } = await sql<PublishedPrice>`
    select alone.price_tier as tier, alone.amount_cents as "exclusiveCents", shared.amount_cents as "sharedCents",
      array(
        select name from service_types s where s.price_tier = alone.price_tier and s.listed and s.active order by display_order, name
      ) as services
    from lead_prices alone join lead_prices shared on shared.price_tier = alone.price_tier and shared.exclusivity = 'shared'
    where alone.exclusivity = 'exclusive' order by alone.amount_cents, alone.price_tier`.execute(db);
  return rows;
}
