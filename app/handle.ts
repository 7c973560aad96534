import type { QueryShapes } from "./query-shapes.ts";

/** Who a route answers; each has a folder in app/routes. `api`: scripts of our own pages, and programs of others. */
export type Audience = "public" | "link" | "patient" | "provider" | "admin" | "api" | "dev";

/** What changes together: `directory` the profiles with their prices, outcomes and reviews; `texts` all that editors write. */
export type ContentGroup = "directory" | "texts";

/** What a route says about itself: `export const handle = { query: { pagina: count(50) } } satisfies Handle`. */
export interface Handle {
  /** Said by the layout of the audience's folder, for every route in it. */
  audience?: Audience;
  /** The page is an application of its own in the browser; public pages are not. */
  hydrate?: boolean;
  /** What the page reads from its address. Without it the page is the same under every query. */
  query?: QueryShapes;
  /** The same for every visitor without a session, and kept for a minute; unless its action or loader says otherwise of one answer. Without it nobody keeps the page. */
  cache?: "shared";
  /** What the page is made from besides the site's own name and menu. Without it, any change makes the kept page old. */
  madeFrom?: readonly ContentGroup[];
  /** Search engines find its address in the sitemap. Addresses with a slug come from the database instead. */
  sitemap?: boolean;
  /** False for a public page that browsers must not open before the visitor does. Pages of other audiences never are. */
  prerender?: boolean;
}

/** A route as the server knows it: where it is, whom it answers, and what it says about itself. */
export interface DeclaredRoute {
  /** Like `/solicitud/:token`. */
  pattern: string;
  audience: Audience;
  handle: Handle;
}
