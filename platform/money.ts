import { formatNumber } from "./format.ts";

/** Integer US cents as people read them: 490000 → "US$ 4,900", 1250 → "US$ 12.50" */
export function formatUsd(cents: number): string {
  const amount = plain(Math.abs(cents));
  return cents < 0 ? `-US$ ${amount}` : `US$ ${amount}`;
}

/** "US$ 4,350 – 6,900"; one price when both ends agree. */
export function formatUsdRange(lowCents: number, highCents: number): string {
  return lowCents === highCents ? formatUsd(lowCents) : `${formatUsd(lowCents)} – ${plain(highCents)}`;
}

/** Converts to Dominican pesos in integer cents, rounded to a hundred pesos as orientation. `rate` is pesos per dollar. */
export function usdToDop(usdCents: number, rate: number): number {
  const hundreds = Math.round((usdCents * rate) / HUNDRED_PESOS_CENTS);
  return hundreds * HUNDRED_PESOS_CENTS;
}

const HUNDRED_PESOS_CENTS = 10_000;

/** Integer cents of Dominican pesos: 30380000 → "RD$ 303,800" */
export function formatDop(cents: number): string {
  const amount = plain(Math.abs(cents));
  return cents < 0 ? `-RD$ ${amount}` : `RD$ ${amount}`;
}

/** "RD$ 269,700 – 427,800"; one amount when both ends agree. */
export function formatDopRange(lowCents: number, highCents: number): string {
  return lowCents === highCents ? formatDop(lowCents) : `${formatDop(lowCents)} – ${plain(highCents)}`;
}

function plain(cents: number) {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`money is a whole number of cents, not ${cents}`);
  return formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
}
