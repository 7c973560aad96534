import type { QueryShapes } from "./query-shapes.ts";

/** What changes together: `directory` the profiles with their prices, outcomes and reviews; `texts` all that editors write. */
export type ContentGroup = "directory" | "texts";

/** What a route says about itself: `export const handle = { query: { pagina: count(50) } } satisfies Handle`. */
export interface Handle {
  /** The page is an application of its own in the browser; public pages are not. */
  hydrate?: boolean;
  /** What the page reads from its address. Without it the page is the same under every query. */
  query?: QueryShapes;
  /** What the page is made from besides the site's own name and menu. Without it, any change makes the kept page old. */
  madeFrom?: readonly ContentGroup[];
}
