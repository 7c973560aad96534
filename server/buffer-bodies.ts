import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { refuse } from "./refusals.ts";

/** Ten times what the largest form needs. */
const MAX_BYTES = 256 * 1024;

/**
 * Reads each body to its end before the request goes on. A slow sender then takes no place in a gate, and no route leaves half a
 * body in a connection, which would break the next request, perhaps of another visitor behind the same proxy.
 */
export const bufferBodies: MiddlewareHandler = every(
  bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c.req.path, 413, { Connection: "close" }) }),
  async (c, next) => {
    if (!c.req.raw.body) return next();
    try {
      c.req.raw = new Request(c.req.raw, { body: await c.req.raw.arrayBuffer() });
    } catch {
      return refuse(c.req.path, 400, { Connection: "close" }); // the sender has disconnected
    }
    return next();
  },
);
