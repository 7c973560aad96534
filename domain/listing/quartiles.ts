export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** With fewer centers the figures say nothing about a city. */
const MIN_CENTERS = 5;

/** Returns the middle half of sorted values and their median; null when there are too few. */
export function quartilesOf(sorted: readonly number[]): Quartiles | null {
  if (sorted.length < MIN_CENTERS) return null;
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
