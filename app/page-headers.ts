import type { StaticHandlerContext } from "react-router";
import type { Handle } from "./handle.ts";

type Answered = Pick<StaticHandlerContext, "matches" | "errors" | "actionHeaders" | "loaderHeaders">;

/** Browsers ask again each time; the page cache and a CDN keep the page for a minute. */
const SHARED = "public, max-age=0, s-maxage=60";

/**
 * Adds the headers that the page's loader and action set, or those that its route declares if they set none. React Router passes their
 * cookies on by itself. A failed page declares nothing, and nobody keeps the answer to a form.
 */
export function addPageHeaders(headers: Headers, method: string, { matches, errors, actionHeaders, loaderHeaders }: Answered): void {
  const route = matches.at(-1)?.route;
  if (!route || errors) return;
  for (const own of [loaderHeaders[route.id], actionHeaders[route.id]])
    for (const [name, value] of own ?? []) if (name !== "set-cookie") headers.set(name, value);
  const handle = route.handle as Handle | undefined;
  if (handle?.cache === "shared" && method !== "POST" && !headers.has("Cache-Control")) headers.set("Cache-Control", SHARED);
  if (handle?.madeFrom) headers.set("X-Made-From", ["site", ...handle.madeFrom].join(" "));
}
