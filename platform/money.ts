import { formatNumber } from "./format.ts";

/** Integer US cents as people read them: 490000 → "US$ 4,900", 1250 → "US$ 12.50" */
export function formatUsd(cents: number): string {
  const amount = plainUsd(Math.abs(cents));
  return cents < 0 ? `-US$ ${amount}` : `US$ ${amount}`;
}

/** "US$ 4,350 – 6,900"; one price when both ends agree. */
export function formatUsdRange(lowCents: number, highCents: number): string {
  return lowCents === highCents ? formatUsd(lowCents) : `${formatUsd(lowCents)} – ${plainUsd(highCents)}`;
}

function plainUsd(cents: number) {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`money is a whole number of cents, not ${cents}`);
  return formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
}
