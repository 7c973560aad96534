import type { MiddlewareHandler } from "hono";
import { refuse } from "./refusals.ts";
import type { RouteTree } from "./route-tree.ts";

/** Refuses methods that a route does not implement, and lists those that it does; other paths accept only GET and HEAD. */
export function refuseMethods(methodsOf: RouteTree["methodsOf"]): MiddlewareHandler {
  return async (c, next) => {
    const methods = methodsOf(c.req.path);
    const allow = { Allow: [...methods, "OPTIONS"].join(", ") };
    if (c.req.method === "OPTIONS") return c.body(null, 204, allow);
    if (!methods.includes(c.req.method)) return refuse(c.req.path, 405, allow);
    return next();
  };
}
