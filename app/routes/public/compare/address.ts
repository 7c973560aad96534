interface CompareQuery {
  /** Only the rows that differ. */
  differences?: boolean;
  /** A center that found no place any more: the page says why. */
  full?: string;
  /** What is looked for to be added. */
  q?: string;
}

/** The path of a comparison, without language. Commas are allowed in a query, and lists read better with them. */
export function comparePath(slugs: readonly string[], { differences, full, q }: CompareQuery = {}): string {
  const query = new URLSearchParams({
    ...(slugs.length > 0 && { centros: slugs.join(",") }),
    ...(differences && { diferencias: "1" }),
    ...(full && { lleno: full }),
    ...(q && { q }),
  });
  return query.size > 0 ? `/comparar?${query.toString().replaceAll("%2C", ",")}` : "/comparar";
}
