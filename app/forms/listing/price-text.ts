import type { PriceError } from "#app/forms/listing/read-cents.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { dollarsOf } from "#platform/money.ts";

/** Writes cents as a center types them: 490000 → "4900" */
export const plainDollars = (cents: number) => formatNumber(dollarsOf(cents), cents % 100 === 0 ? 0 : 2).replaceAll("\u00a0", "");

/** Says how to correct an amount that could not be read. */
export function priceErrorSentence(error: PriceError): string {
  if (error.kind === "meant") return m.listing_prices_error({ amount: String(error.dollars) });
  if (error.kind === "high") return m.listing_prices_error_high();
  return error.kind === "empty" ? m.listing_prices_error_empty() : m.listing_prices_error_plain();
}
