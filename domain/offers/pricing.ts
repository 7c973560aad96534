import type { PriceTier } from "#domain/leads/lead.ts";
import type { Exclusivity } from "#domain/leads/offer.ts";

export interface LeadPriceLine {
  price_tier: string;
  exclusivity: string;
  amount_cents: number;
}

/** Returns the price of opening a lead, in US cents. A lead without a service has the price of the lowest tier. */
export function priceOf(table: readonly LeadPriceLine[], tier: PriceTier | null, exclusivity: Exclusivity): number {
  const line = table.find((row) => row.price_tier === (tier ?? "basic") && row.exclusivity === exclusivity);
  if (!line) throw new Error(`lead_prices has no line for ${tier ?? "basic"} and ${exclusivity}`);
  return line.amount_cents;
}
