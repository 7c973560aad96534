import type { QueryShapes } from "./query-shapes.ts";

/** The audience of a route. Each has a folder in app/routes. `api` serves scripts of our own pages and programs of others. */
export type Audience = "public" | "link" | "account" | "patient" | "provider" | "reviewer" | "admin" | "api" | "dev";

/**
 * Groups of content that change together. `directory`: profiles with their prices, outcomes and reviews. `texts`: everything that
 * editors write.
 */
export type ContentGroup = "directory" | "texts";

/** What a route declares about itself: `export const handle = { query: { pagina: count(50) } } satisfies Handle`. */
export interface Handle {
  /** Set by the layout of the audience's folder, for every route in it. */
  audience?: Audience;
  /** True when the page is an application in the browser. Public pages never are. */
  hydrate?: boolean;
  /** Set on a page that is no application but shows parts of dashboards, whose styles other public pages must not load. */
  styles?: "dashboard";
  /** `own` for a page of accounts that draws its frame itself: that of the area of whoever reads it. */
  frame?: "own";
  /** True when its form sends files, or names one that was sent before. Other bodies are far smaller. */
  takesFiles?: boolean;
  /** The query keys that the page reads. Without it, the page is the same for every query. */
  query?: QueryShapes;
  /**
   * `shared` caches the page for a minute and serves it to every visitor without a session, unless an action or loader says otherwise
   * for one answer. Without it, the page is not cached.
   */
  cache?: "shared";
  /** The content of the page, besides the site's name and menu. Without it, any change makes the cached page outdated. */
  madeFrom?: readonly ContentGroup[];
  /** True to list the address in the sitemap. Addresses with a slug come from the database instead. */
  sitemap?: boolean;
  /** False for a public page that browsers must not prerender. Pages of other audiences are never prerendered. */
  prerender?: boolean;
}

/** A route as the server knows it: its pattern, its audience and its handle. */
export interface DeclaredRoute {
  /** Like `/solicitud/:token`. */
  pattern: string;
  audience: Audience;
  handle: Handle;
}
