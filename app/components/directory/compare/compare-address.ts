interface CompareQuery {
  /** True for only the rows that differ. */
  differences?: boolean;
  /** A center for which there was no room. The page says why. */
  full?: string;
  /** The search text for a center to add. */
  q?: string;
}

/** Returns the path of a comparison without language. Commas are allowed in a query and keep lists readable. */
export function comparePath(slugs: readonly string[], { differences, full, q }: CompareQuery = {}): string {
  const query = new URLSearchParams({
    ...(slugs.length > 0 && { centros: slugs.join(",") }),
    ...(differences && { diferencias: "1" }),
    ...(full && { lleno: full }),
    ...(q && { q }),
  });
  return query.size > 0 ? `/comparar?${query.toString().replaceAll("%2C", ",")}` : "/comparar";
}
