import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";

/** Writes the value of a dollar, with source and day. */
export function rateText({ currency, rate, source, on }: ExchangeRate): string {
  const date = formatDate(on);
  return currency === "eur"
    ? m.money_rate_eur({ rate: formatNumber(rate, 4).replace(/0{1,2}$/, ""), source, date })
    : m.money_rate_dop({ rate: formatNumber(rate, 2), source, date });
}
