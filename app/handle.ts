import type { QueryShapes } from "./query-shapes.ts";

/** Who a route answers; each audience has a folder in app/routes. `api` serves scripts of our own pages and programs of others. */
export type Audience = "public" | "link" | "account" | "patient" | "provider" | "reviewer" | "admin" | "api" | "dev";

/** What changes together. `directory`: profiles with their prices, outcomes and reviews. `texts`: everything that editors write. */
export type ContentGroup = "directory" | "texts";

/** What a route says about itself: `export const handle = { query: { pagina: count(50) } } satisfies Handle`. */
export interface Handle {
  /** Set by the layout of the audience's folder, for every route in it. */
  audience?: Audience;
  /** True when the page is an application in the browser. Public pages never are. */
  hydrate?: boolean;
  /** Set where a page that is no application shows what otherwise only dashboards show, which public pages must not pay for. */
  styles?: "dashboard";
  /** True when its form brings files, or names one that came before it. Other bodies are far smaller. */
  takesFiles?: boolean;
  /** The query keys that the page reads. Without it, the page is the same under every query. */
  query?: QueryShapes;
  /**
   * `shared` keeps the page for a minute and serves it to every visitor without a session, unless an action or loader says otherwise of
   * one answer. Without it, nobody keeps the page.
   */
  cache?: "shared";
  /** What the page is made from, besides the site's own name and menu. Without it, any change makes the kept page old. */
  madeFrom?: readonly ContentGroup[];
  /** True lists the address in the sitemap. Addresses with a slug come from the database instead. */
  sitemap?: boolean;
  /** False for a public page that browsers must not open in advance. Pages of other audiences are never opened in advance. */
  prerender?: boolean;
}

/** A route as the server knows it: its pattern, its audience and its handle. */
export interface DeclaredRoute {
  /** Like `/solicitud/:token`. */
  pattern: string;
  audience: Audience;
  handle: Handle;
}
