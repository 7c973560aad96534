import { readDollars } from "#platform/money.ts";
import { mainLineOf } from "./treatment-prices.ts";

/** What a list is asked about prices: a part of its filters. */
interface AskedPrice {
  readonly services: readonly string[];
  readonly highestPrice: string;
  readonly sort: string;
}

/** Returns the service whose price stands where nobody asked for another. */
export const USUAL_SERVICE = "fiv";

/** Its key in the address: the highest price, in US dollars. */
export const HIGHEST_PRICE_KEY = "hasta";
const MAX_TYPED = 20;

/** Writes an amount as addresses do, "8000". What is no amount stays as it was typed, so that the page can say so beside it. */
export function typedPrice(typed: string): string {
  const dollars = readDollars(typed);
  return dollars === null ? typed.slice(0, MAX_TYPED).trim() : String(dollars);
}

/** Returns the highest price that a visitor would pay, in cents; null when none was asked for, or what was typed is no amount. */
export function highestPriceCents({ highestPrice }: Pick<AskedPrice, "highestPrice">): number | null {
  const dollars = readDollars(highestPrice);
  return dollars === null ? null : dollars * 100;
}

/**
 * Returns the line of the price template that a list is ordered and narrowed by. With several services there would be several prices to
 * compare, and some services have none: the list then stays as it is, and the page says why.
 */
export function askedLine({ services }: Pick<AskedPrice, "services">): string | null {
  return services.length === 1 ? mainLineOf(services[0]!) : null;
}

/** Returns the service whose price cards show: the first of those asked for that has one. */
export function pricedService({ services }: Pick<AskedPrice, "services">): string {
  return services.find((service) => mainLineOf(service) !== null) ?? services[0] ?? USUAL_SERVICE;
}

/** Why a price that was asked for changes nothing. */
export type UnusedPrice = "not-one-service" | "no-line";

export function unusedPrice(filters: AskedPrice): UnusedPrice | null {
  const asked = filters.sort === "price" || highestPriceCents(filters) !== null;
  if (!asked || askedLine(filters)) return null;
  return filters.services.length === 1 ? "no-line" : "not-one-service";
}
