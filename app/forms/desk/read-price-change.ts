import { MAX_PRICE_CENTS, MAX_PRICE_REASON } from "#domain/desk/price-limits.ts";
import { MIN_WEEK_CENTS, type PlaceKind } from "#domain/featured/place.ts";
import type { PlacePriceToChange } from "#domain/featured/place-prices.server.ts";
import type { PriceTier } from "#domain/leads/lead.ts";
import type { Exclusivity } from "#domain/leads/offer.ts";
import type { PriceToChange } from "#domain/offers/change-price.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

interface TypedPrice {
  /** «standard:shared:1300», «place:home:5000»: the price, and its value when the form was drawn. */
  which: string;
  amount: string;
  reason: string;
}

type PriceErrors = Partial<Record<keyof TypedPrice, string>>;

/** A change to the price of opening a request, or of a week of a paid place. */
type ReadPrice = { request: PriceToChange } | { place: PlacePriceToChange } | { errors: PriceErrors };

const WHICH = /^(?:(basic|standard|premium):(exclusive|shared)|place:(city|service|home)):(\d{1,6})$/;

/** Reads a change of a price, or returns what is wrong with it. */
export function readPriceChange({ which, amount, reason }: TypedPrice): ReadPrice {
  const errors: PriceErrors = {};
  const [known, tier, exclusivity, kind, before] = WHICH.exec(which) ?? [];
  if (!known) errors.which = m.desk_prices_error_which();
  const [, dollars, cents = ""] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(amount.replace(/US\$|\$|\s/gi, "")) ?? [];
  const afterCents = dollars === undefined ? Number.NaN : 100 * Number(dollars) + Number(cents.padEnd(2, "0"));
  const most = formatUsd(MAX_PRICE_CENTS);
  if (!(afterCents <= MAX_PRICE_CENTS)) errors.amount = m.desk_prices_error_amount({ most });
  else if (kind && afterCents < MIN_WEEK_CENTS) errors.amount = m.desk_prices_error_place({ least: formatUsd(MIN_WEEK_CENTS), most });
  const why = reason.trim();
  if (why === "" || why.length > MAX_PRICE_REASON) errors.reason = m.desk_prices_error_reason({ most: MAX_PRICE_REASON });
  if (Object.keys(errors).length > 0) return { errors };
  const change = { beforeCents: Number(before), afterCents, reason: why };
  if (kind) return { place: { ...change, kind: kind as PlaceKind } };
  return { request: { ...change, tier: tier as PriceTier, exclusivity: exclusivity as Exclusivity } };
}
