import { type LookedAt, lookedAtQuery } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";

interface CompareQuery {
  /** True for only the rows that differ. */
  differences?: boolean;
  /** A center for which there was no room. The page says why. */
  full?: string;
  /** The search text for a center to add. */
  q?: string;
  /** What the visitor was looking at before. */
  asked?: LookedAt;
}

/** Returns the path of a comparison without language. Commas are allowed in a query and keep lists readable. */
export function comparePath(slugs: readonly string[], { differences, full, q, asked = {} }: CompareQuery = {}): string {
  const query = new URLSearchParams({
    ...(slugs.length > 0 && { centros: slugs.join(",") }),
    ...(differences && { diferencias: "1" }),
    ...(full && { lleno: full }),
    ...(q && { q }),
    ...lookedAtQuery(asked),
  });
  return query.size > 0 ? `/comparar?${query.toString().replaceAll("%2C", ",")}` : "/comparar";
}

/** Returns the address to which a change of the comparison is posted, with what the visitor was looking at. */
export const compareAction = (asked: LookedAt): string => href(comparePath([], { asked }));
