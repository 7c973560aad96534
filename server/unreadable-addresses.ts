import type { MiddlewareHandler } from "hono";
import { refuse } from "./refusals.ts";
import { isReadable } from "./route-tree.ts";

/** A path that does not exist in any language. */
const NOWHERE = "/_";

/** Refuses queries with a NUL, which nobody can type and the database refuses. */
export const refuseUnreadableQueries: MiddlewareHandler = async (c, next) => {
  const { search } = new URL(c.req.url);
  return /%00/.test(search) ? refuse(c.req.path, 400) : next();
};

/** Replaces a path that is not valid text by one that is not found, because the router would write the path into the log. */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  return isReadable(url.pathname) ? request : new Request(url.origin + NOWHERE, request);
}
