import { sql } from "kysely";
import type { PriceTier } from "#domain/leads/lead.ts";
import type { Exclusivity } from "#domain/leads/offer.ts";
import type { Db } from "#platform/db/db.ts";
import { priceOf } from "./pricing.ts";

export interface PublishedPrice {
  tier: PriceTier;
  /** The names of the services at this price, in the directory's order. */
  services: readonly string[];
  exclusiveCents: number;
  sharedCents: number;
}

/** Returns the present prices of opening a request, the lowest tier first. */
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

/** The lowest and highest price of opening a request, in US cents. */
export interface OpeningPrice {
  /** The price when it is the only named center. */
  readonly exclusive: { readonly from: number; readonly to: number };
  readonly shared: { readonly from: number; readonly to: number };
}

/**
 * Returns the price of opening a request about this service; without one, the range over all services. An unknown service costs the same
 * as a request without a service.
 */
export async function openingPrice(db: Db, serviceId: string | null): Promise<OpeningPrice> {
  const [prices, service] = await Promise.all([
    db.selectFrom("lead_prices").select(["price_tier", "exclusivity", "amount_cents"]).execute(),
    serviceId === null ? null : db.selectFrom("service_types").select("price_tier").where("id", "=", serviceId).executeTakeFirst(),
  ]);
  const range = (exclusivity: Exclusivity) => {
    if (service !== null) {
      const cents = priceOf(prices, (service?.price_tier ?? null) as PriceTier | null, exclusivity);
      return { from: cents, to: cents };
    }
    const all = prices.filter((line) => line.exclusivity === exclusivity).map((line) => line.amount_cents);
    return { from: Math.min(...all), to: Math.max(...all) };
  };
  return { exclusive: range("exclusive"), shared: range("shared") };
}
