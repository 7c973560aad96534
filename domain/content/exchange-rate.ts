/** How many Dominican pesos a US dollar was worth, on which day, and who says so. */
export interface ExchangeRate {
  /** Pesos per dollar. */
  readonly rate: number;
  /** The day it stands for, 'YYYY-MM-DD'. */
  readonly on: string;
  /** The source as people read it: «Banco Central, venta». */
  readonly source: string;
}

/** The limits are far from any real rate: a number outside them is a typing mistake. */
const MIN_RATE = 10;
const MAX_RATE = 1000;

/**
 * An administrator writes the setting: without a number, a day that has come, and a source, there is no rate. Like a price, it is no rate
 * any more after a year. Days are 'YYYY-MM-DD'.
 */
export function readExchangeRate(stored: unknown, today: string, oldest: string): ExchangeRate | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { rate, on, source } = stored as Record<string, unknown>;
  if (typeof rate !== "number" || !(rate >= MIN_RATE && rate <= MAX_RATE)) return null;
  if (typeof on !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(on) || on > today || on < oldest) return null;
  if (typeof source !== "string" || source.trim() === "") return null;
  return { rate, on, source: source.trim() };
}
