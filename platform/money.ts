import { formatNumber } from "./format.ts";

/** Converts cents to dollars for the axis of a chart, and for a cell that a spreadsheet adds up. */
export const dollarsOf = (cents: number): number => cents / 100;

/** Writes dollars as programs and form fields read them: 1250 → "12.50" */
export const plainAmount = (cents: number): string => dollarsOf(cents).toFixed(2);

/** The unit before an amount, which no line parts from it. Where a column names its unit once, it is taken off. */
export const USD = "US$\u00a0";

/** Writes integer US cents: 490000 → "US$ 4900", 1250 → "US$ 12.50" */
export function formatUsd(cents: number): string {
  const amount = plain(Math.abs(cents));
  return cents < 0 ? `-${USD}${amount}` : `${USD}${amount}`;
}

/** Writes an amount that was paid or is left, to the cent: 1800 → "US$ 18.00" */
export const formatUsdExact = (cents: number): string => `${USD}${formatCents(cents)}`;

/** Writes an amount without its currency, as in a column: 1800 → "18.00", −1500 → "−15.00" */
export function formatCents(cents: number): string {
  const amount = formatNumber(Math.abs(cents) / 100, 2);
  return cents < 0 ? `−${amount}` : amount;
}

/** Writes "US$ 4350 – 6900", or one price when both ends are equal. */
export function formatUsdRange(lowCents: number, highCents: number): string {
  return lowCents === highCents ? formatUsd(lowCents) : `${formatUsd(lowCents)} – ${plain(highCents)}`;
}

/** The currencies in which prices can be shown besides the US dollar, in which they are stored. */
export const OTHER_CURRENCIES = ["eur", "dop"] as const;
export type OtherCurrency = (typeof OTHER_CURRENCIES)[number];

/** The worth of a US dollar in another currency. */
export interface Conversion {
  readonly currency: OtherCurrency;
  readonly rate: number;
}

/** Converted amounts are only for orientation, so they are rounded to whole euros and hundreds of pesos. */
const STEP_CENTS: Record<OtherCurrency, number> = { eur: 100, dop: 10_000 };

/** Writes US cents in another currency: 490000 → "4224 €", "RD$ 303 800" */
export function formatConverted(usdCents: number, conversion: Conversion): string {
  return formatConvertedRange(usdCents, usdCents, conversion);
}

/** Writes "3750 – 5948 €" or "RD$ 269 700 – 427 800", or one amount when both ends are equal. */
export function formatConvertedRange(lowCents: number, highCents: number, { currency, rate }: Conversion): string {
  const [low, high] = [lowCents, highCents].map((cents) => plain(Math.round((cents * rate) / STEP_CENTS[currency]) * STEP_CENTS[currency]));
  const range = low === high ? low : `${low} – ${high}`;
  return currency === "eur" ? `${range}\u00a0€` : `RD$\u00a0${range}`;
}

/** The highest amount in dollars that a visitor can type. Every price of the directory is lower. */
const MAX_DOLLARS = 999_999;

/**
 * Reads whole dollars that somebody typed, with the separators of any country: "8000", "8,000", "8.000", "US$ 8 000". Drops cents.
 * Returns null when the text is not an amount.
 */
export function readDollars(typed: string): number | null {
  const digits = typed.replace(/^(US)?\$|USD?$|^USD?/i, "").trim();
  const [, whole] = /^(\d{1,3}(?:[.,\s]\d{3})+|\d{1,9})(?:[.,]\d{1,2})?$/.exec(digits) ?? [];
  const dollars = Number((whole ?? "").replace(/\D/g, ""));
  return dollars >= 1 && dollars <= MAX_DOLLARS ? dollars : null;
}

function plain(cents: number) {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`money is a whole number of cents, not ${cents}`);
  return formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
}
