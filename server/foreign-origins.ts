import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { foreignOriginSentence } from "#app/forms/refusal-sentence.ts";
import { m } from "#messages/m.ts";
import { isLoopbackHost } from "#platform/loopback.ts";

const NAMES_OF_THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * Returns the origins of this site: the public one and, on a local site, the other names of this machine, since people type those
 * too.
 */
export function ownOrigins(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!isLoopbackHost(hostname)) return [origin];
  return [...new Set([origin, ...NAMES_OF_THIS_MACHINE.map((name) => new URL(`${protocol}//${name}:${port}`).origin)])];
}

interface ForeignOriginsOptions {
  publicUrl: string;
  /** True lets the site be opened under any name. */
  development: boolean;
}

/**
 * Refuses forms from other sites' pages, which must not act in our visitor's name. Compares the whole origin: a page without
 * encryption, or on another port, is not ours.
 */
export function refuseForeignOrigins({ publicUrl, development }: ForeignOriginsOptions): MiddlewareHandler {
  const own = ownOrigins(publicUrl);
  return async (c, next) => {
    if (READING.includes(c.req.method)) return next();
    const origin = c.req.header("origin");
    const here = development && URL.parse(origin ?? "")?.host === c.req.header("host");
    const foreign = origin !== undefined && !here && !own.includes(origin);
    if (!foreign && c.req.header("sec-fetch-site") !== "cross-site") return next();
    const sentence = foreignOriginSentence(publicUrl);
    const headers = { "Cache-Control": "no-store" };
    if (!c.req.header("accept")?.includes("text/html")) return c.text(sentence, 403, headers);
    return c.html(pageOf(sentence, publicUrl), 403, headers);
  };
}

/** Returns a small page for people, since the site's own pages come after this check. */
const pageOf = (sentence: string, publicUrl: string) => html`<!doctype html>
<html lang="es-DO">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${m.errors_origin_title()}</title>
  </head>
  <body>
    <main>
      <h1>${m.errors_origin_title()}</h1>
      <p>${sentence}</p>
      <p><a href="${publicUrl}">${publicUrl}</a></p>
    </main>
  </body>
</html>`;
