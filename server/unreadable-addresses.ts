import type { MiddlewareHandler } from "hono";
import { refuse } from "./refusals.ts";
import { isReadable } from "./route-tree.ts";

/** Leads nowhere, in every language. */
const NOWHERE = "/_";

/** No text that a person types has a NUL in it, and the database takes none. */
export const refuseUnreadableQueries: MiddlewareHandler = async (c, next) => {
  const { search } = new URL(c.req.url);
  return /%00/.test(search) ? refuse(c.req.path, 400) : next();
};

/** A path that is no text leads nowhere; the router is not asked, since it would say the path aloud in the log. */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  return isReadable(url.pathname) ? request : new Request(url.origin + NOWHERE, request);
}
