import { createContext } from "react-router";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import type { KeptAnswers } from "#server/kept-answers.ts";
import type { Services } from "#server/services.ts";
import type { DeclaredRoute } from "./handle.ts";

/** What a loader or action gets from the server, set for each request in server/app.ts. */
export const servicesContext = createContext<Services>();

/** What the database answered that is the same for every visitor; set like the services. */
export const keptContext = createContext<KeptAnswers>();

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
  /**
   * The rendered page, set by entry.server.tsx beside an answer without a body: React Router looks at the body of each answer, and
   * Node's listener must then copy it through a stream.
   */
  page: Uint8Array<ArrayBuffer> | null;
}
export const factsContext = createContext<RequestFacts>();
