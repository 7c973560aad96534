/** Drops the missing values of a node of structured data, since search engines want facts. */
export function defined<T extends { "@type": string }>(node: T): T {
  const kept = Object.entries(node).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as T;
}
