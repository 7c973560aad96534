/** No price is higher: a slip of the keyboard must not reach a wallet. */
export const MAX_PRICE_CENTS = 50_000;
export const MAX_PRICE_REASON = 200;
