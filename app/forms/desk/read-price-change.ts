import { m } from "#app/paraglide/messages.js";
import type { PriceToChange } from "#domain/desk/change-price.server.ts";
import { MAX_PRICE_CENTS, MAX_PRICE_REASON } from "#domain/desk/price-limits.ts";
import type { PriceTier } from "#domain/leads/lead.ts";
import type { Exclusivity } from "#domain/leads/offer.ts";
import { formatUsd } from "#platform/money.ts";

interface TypedPrice {
  /** «standard:shared:1300»: which price, and what it was when the form was drawn. */
  which: string;
  amount: string;
  reason: string;
}

type PriceErrors = Partial<Record<keyof TypedPrice, string>>;

/** Reads a change of a price, or says what is wrong with it. */
export function readPriceChange({ which, amount, reason }: TypedPrice): { change: PriceToChange } | { errors: PriceErrors } {
  const errors: PriceErrors = {};
  const [, tier, exclusivity, before] = /^(basic|standard|premium):(exclusive|shared):(\d{1,6})$/.exec(which) ?? [];
  if (!tier) errors.which = m.desk_prices_error_which();
  const [, dollars, cents = ""] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(amount.replace(/US\$|\$|\s/gi, "")) ?? [];
  const afterCents = dollars === undefined ? Number.NaN : 100 * Number(dollars) + Number(cents.padEnd(2, "0"));
  if (!(afterCents <= MAX_PRICE_CENTS)) errors.amount = m.desk_prices_error_amount({ most: formatUsd(MAX_PRICE_CENTS) });
  const why = reason.trim();
  if (why === "" || why.length > MAX_PRICE_REASON || /\0|\p{Surrogate}/u.test(why))
    errors.reason = m.desk_prices_error_reason({ most: MAX_PRICE_REASON });
  if (Object.keys(errors).length > 0) return { errors };
  const change = { tier: tier as PriceTier, exclusivity: exclusivity as Exclusivity, beforeCents: Number(before), afterCents, reason: why };
  return { change };
}
