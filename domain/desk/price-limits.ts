/** No price is higher, since a typing mistake must not reach a wallet. */
export const MAX_PRICE_CENTS = 50_000;
export const MAX_PRICE_REASON = 200;
