/** A figure of another profile, and whether that one is in the same city. */
export interface Other {
  readonly value: number;
  readonly inCity: boolean;
}

export interface MedianNear {
  readonly value: number;
  /** True for the median of the city; false for that of the country. */
  readonly inCity: boolean;
}

/** Returns the median of the others in the city, or of the whole country where the city has fewer than `least`; null where both have. */
export function medianNear(others: readonly Other[], least: number): MedianNear | null {
  const near = others.filter(({ inCity }) => inCity);
  const chosen = near.length >= least ? near : others;
  if (chosen.length < least) return null;
  const sorted = chosen.map(({ value }) => value).toSorted((one, other) => one - other);
  return { value: (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2, inCity: near.length >= least };
}
