import type { Conversion, OtherCurrency } from "#platform/money.ts";

/** The value of a US dollar in a currency, with its day and source. */
export interface ExchangeRate extends Conversion {
  /** The day of the rate, 'YYYY-MM-DD'. */
  readonly on: string;
  /** The source as people read it: «Banco Central, venta». */
  readonly source: string;
}

/** The currencies without a rate are left out: pages then show dollars only. */
export type ExchangeRates = Readonly<Partial<Record<OtherCurrency, ExchangeRate>>>;

/** The limits are far from any real rate, so a number outside them is a typing mistake. */
const LIMITS: Record<OtherCurrency, readonly [min: number, max: number]> = { eur: [0.2, 5], dop: [10, 1000] };

/**
 * Reads an exchange rate from the setting, which an administrator writes. There is no rate without a number, a source and a day that
 * is not in the future. Like a price, it expires after a year. Days are 'YYYY-MM-DD'.
 */
export function readExchangeRate(currency: OtherCurrency, stored: unknown, today: string, oldest: string): ExchangeRate | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { rate, on, source } = stored as Record<string, unknown>;
  const [min, max] = LIMITS[currency];
  if (typeof rate !== "number" || !(rate >= min && rate <= max)) return null;
  if (typeof on !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(on) || on > today || on < oldest) return null;
  if (typeof source !== "string" || source.trim() === "") return null;
  return { currency, rate, on, source: source.trim() };
}
