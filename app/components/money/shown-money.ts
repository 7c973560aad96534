import { createContext, use } from "react";
import type { ExchangeRate, ExchangeRates } from "#domain/content/exchange-rates.ts";
import type { OtherCurrency } from "#platform/money.ts";

/** The rates of today, and the currency that the visitor reads beside dollars. Null: dollars only. */
export interface ShownMoney {
  readonly rates: ExchangeRates;
  readonly chosen: OtherCurrency | null;
}

/** Set by the root for every page. */
export const ShownMoneyContext = createContext<ShownMoney>({ rates: {}, chosen: null });

/** Returns the rate of the currency that the visitor chose. Null: they read dollars only, or the currency has no rate today. */
export function useConversion(): ExchangeRate | null {
  const { rates, chosen } = use(ShownMoneyContext);
  return (chosen && rates[chosen]) ?? null;
}
