/** The number of days in the past that are measured. */
export const MEASURED_DAYS = 90;
/** With fewer cases we give no figure. */
export const MIN_CASES = 5;

/** Returns the median of some numbers. There must be at least one. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Counts a wait as people do: something that came today is on its first day. */
export const daysWaited = (days: number): number => Math.max(1, days);
