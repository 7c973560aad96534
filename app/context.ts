import { createContext } from "react-router";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { DeclaredRoute } from "./handle.ts";

/**
 * What a loader or action works with: what commands and queries take, and the public facts of this site. Neither the
 * environment nor the owner's database address is in it, and its `keys` have no functions that a route could call.
 */
export interface RouteServices extends Context {
  /** This site shows itself off instead of serving people. */
  readonly demonstration: boolean;
  /** The id of the tag manager that hears of visitors who agreed. */
  readonly tagManager: string | undefined;
  /** Who may read the mail that a demonstration keeps. */
  readonly mailbox: "closed" | "this-machine" | "everybody";
}

/** Set for each request in server/app.ts. */
export const servicesContext = createContext<RouteServices>();

/** Facts about the request that only the server's edge can know. */
export interface RequestFacts {
  /** The visitor's address; a proxy's word counts only when TRUSTED_PROXY names it. */
  ip: string;
  /** Allows this response's own inline scripts on hydrated pages. */
  nonce: string;
  /** The visitor has accepted or refused optional cookies: the bar stays away. */
  cookieChoice: "all" | "necessary" | null;
  /** Does a page of ours answer at this path? Menus leave out what leads nowhere. */
  serves: (path: string) => boolean;
  /** The pattern of the route at this path: what a log may say of an address that may be a secret. */
  patternOf: (path: string) => string;
  /** The site map, with what each route declares. */
  routes: readonly DeclaredRoute[];
  /** The fields of the posted form, once more; null for what is no form. */
  posted: () => Promise<PostedFields | null>;
  /** Set by entry.server.tsx when the route failed or refused: 503 while the database cannot be reached. */
  refusal: number | null;
}
export const factsContext = createContext<RequestFacts>();
