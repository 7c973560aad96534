import { createContext, use } from "react";
import type { ExchangeRate, ExchangeRates } from "#domain/content/exchange-rates.ts";
import type { OtherCurrency } from "#platform/money.ts";

/** Today's rates, and the currency that the visitor sees beside dollars. Null for dollars only. */
export interface ShownMoney {
  readonly rates: ExchangeRates;
  readonly chosen: OtherCurrency | null;
}

/** Set by the root for every page. */
export const ShownMoneyContext = createContext<ShownMoney>({ rates: {}, chosen: null });

/** Returns the rate of the visitor's currency. Returns null for dollars only, or when the currency has no rate today. */
export function useConversion(): ExchangeRate | null {
  const { rates, chosen } = use(ShownMoneyContext);
  return (chosen && rates[chosen]) ?? null;
}
