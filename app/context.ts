import { createContext } from "react-router";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import type { Services } from "#server/services.ts";
import type { DeclaredRoute } from "./handle.ts";

/** What a loader or action gets from the server, set for each request in server/app.ts. */
export const servicesContext = createContext<Services>();

/** Facts about the request that only the server's edge knows. */
export interface RequestFacts {
  /** The visitor's address. A proxy's header counts only when TRUSTED_PROXY names that proxy. */
  ip: string;
  /** Allows this response's own inline scripts on hydrated pages. */
  nonce: string;
  /** True once the visitor has accepted or refused optional cookies; the cookie bar then stays away. */
  cookieChoice: "all" | "necessary" | null;
  /** Returns whether a page of ours answers at this path. Menus leave out the other paths. */
  serves: (path: string) => boolean;
  /** Returns the pattern of the route at this path. Logs name the pattern, since the address itself may be a secret. */
  patternOf: (path: string) => string;
  /** Every route with what it declares. */
  routes: readonly DeclaredRoute[];
  /** Returns the fields of the posted form again; null when the request posted no form. */
  posted: () => Promise<PostedFields | null>;
  /** Set by entry.server.tsx when the route failed or refused; 503 while the database cannot be reached. */
  refusal: number | null;
}
export const factsContext = createContext<RequestFacts>();
