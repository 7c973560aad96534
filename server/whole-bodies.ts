import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { refuse } from "./refusals.ts";

/** The largest form needs a tenth of this. */
const MAX_BYTES = 256 * 1024;

/**
 * Takes in the whole of each body before anybody works with it. Nobody who sends slowly then holds a place among those whose
 * request is worked on, and no door leaves half a body in a connection that the next request, maybe of another visitor behind
 * the same proxy, would break on.
 */
export const takeWholeBodies: MiddlewareHandler = every(
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
