import { readDollars } from "#platform/money.ts";
import { mainLineOf } from "./treatment-prices.ts";

/** The question of a list about prices, which is part of its filters. */
interface AskedPrice {
  readonly services: readonly string[];
  readonly highestPrice: string;
  readonly sort: string;
}

/** Returns the service whose price is shown when nobody asked for another. */
export const USUAL_SERVICE = "fiv";

/** The key in the address: the highest price, in US dollars. */
export const HIGHEST_PRICE_KEY = "hasta";
const MAX_TYPED = 20;

/**
 * Writes an amount as addresses do, "8000". Anything that is not an amount stays as it was typed, so that the page can say so beside
 * it.
 */
export function typedPrice(typed: string): string {
  const dollars = readDollars(typed);
  return dollars === null ? typed.slice(0, MAX_TYPED).trim() : String(dollars);
}

/** Returns the highest price that a visitor would pay, in cents; null when none was given, or it is not an amount. */
export function highestPriceCents({ highestPrice }: Pick<AskedPrice, "highestPrice">): number | null {
  const dollars = readDollars(highestPrice);
  return dollars === null ? null : dollars * 100;
}

/**
 * Returns the line of the price template by which a list is ordered and filtered. Several services would have several prices, and
 * some services have none: the list then stays as it is, and the page says why.
 */
export function askedLine({ services }: Pick<AskedPrice, "services">): string | null {
  return services.length === 1 ? mainLineOf(services[0]!) : null;
}

/** Returns the service whose price cards show: the first requested one that has a price line. */
export function pricedService({ services }: Pick<AskedPrice, "services">): string {
  return services.find((service) => mainLineOf(service) !== null) ?? services[0] ?? USUAL_SERVICE;
}

/** The reasons why a requested price changes nothing. */
export type UnusedPrice = "not-one-service" | "no-line";

export function unusedPrice(filters: AskedPrice): UnusedPrice | null {
  const asked = filters.sort === "price" || highestPriceCents(filters) !== null;
  if (!asked || askedLine(filters)) return null;
  return filters.services.length === 1 ? "no-line" : "not-one-service";
}
