import type { Context, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./refusals.ts";

/** Ten times what the largest form without files needs. */
const MAX_BYTES = 256 * 1024;
/** One photo of the largest kind and the fields beside it. */
const MAX_BYTES_WITH_FILES = 16 * 2 ** 20;
/** Each holds a whole file in memory. */
const MAX_WITH_FILES_AT_ONCE = 6;

const tooLarge = (c: Context) => refuse(c.req.path, 413, { Connection: "close" });

/**
 * Reads each body to its end before the request goes on. A slow sender then takes no place in a gate, and no route leaves half a
 * body in a connection, which would break the next request, perhaps of another visitor behind the same proxy. Only a form that
 * brings files may be large, from somebody who is signed in, and only a few of them at a time.
 */
export function bufferBodies(mayBringFiles: (c: Context) => Promise<boolean>): MiddlewareHandler {
  const small = bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge });
  const large = bodyLimit({ maxSize: MAX_BYTES_WITH_FILES, onError: tooLarge });
  let taking = 0;
  return async (c, next) => {
    const withFiles = c.req.method === "POST" && (await mayBringFiles(c));
    if (!withFiles) return small(c, () => takeIn(c, next));
    if (taking >= MAX_WITH_FILES_AT_ONCE) return refuse(c.req.path, 503, { Connection: "close", "Retry-After": "5" });
    taking++;
    try {
      // A form that names a file uploaded earlier is small, but its route holds the file in memory all the same.
      return await (isMultipart(c) ? large : small)(c, () => takeIn(c, next));
    } finally {
      taking--;
    }
  };
}

const isMultipart = (c: Context) => /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");

async function takeIn(c: Context, next: Next): Promise<void> {
  if (c.req.raw.body) {
    try {
      const { url, method, headers, signal } = c.req.raw;
      // The request is built from its parts, since in development the platform's Request does not accept the one from Node's
      // listener.
      c.req.raw = new Request(url, { method, headers, signal, body: await c.req.raw.arrayBuffer() });
    } catch {
      c.res = refuse(c.req.path, 400, { Connection: "close" }); // the sender has disconnected by now
      return;
    }
  }
  await next();
}
