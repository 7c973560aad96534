import type { QueryShapes } from "./query-shapes.ts";

/** What a route says about itself: `export const handle = { query: { pagina: count(50) } } satisfies Handle`. */
export interface Handle {
  /** The page is an application of its own in the browser; public pages are not. */
  hydrate?: boolean;
  /** What the page reads from its address. Without it the page is the same under every query. */
  query?: QueryShapes;
}
