import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider, type ServerBuild } from "react-router";
import { factsContext, type RequestFacts, servicesContext } from "#app/context.ts";
import { readCookieChoice } from "#app/cookies.server.ts";
import { cookieName } from "#app/cookies.ts";
import { inLocale, localeOf } from "#app/locale.server.ts";
import { baseLocale, type Locale } from "#app/paraglide/runtime.js";
import { enabledLanguages } from "#domain/content/languages.server.ts";
import { listen } from "#platform/db/listen.ts";
import { log } from "#platform/log.ts";
import { clientIpFrom } from "./client-ip.ts";
import { groupsOf } from "./content-groups.ts";
import { healthRoutes } from "./health.ts";
import { type KnownQuery, knownQuery } from "./known-query.ts";
import { openMenuStream } from "./menu-stream.ts";
import { PageCache } from "./page-cache.ts";
import { type GateLimits, RenderGate } from "./render-gate.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Services } from "./services.ts";
import { sharePictures } from "./share-pictures.ts";

const MAX_BODY_BYTES = 256 * 1024;
const DEVELOPMENT = import.meta.env.DEV;

// Rendering is the work of one thread: a few pages at a time are as fast as many. Forms and pictures have rooms of their own, so
// that no crowd of readers keeps a request from being sent.
const READING: GateLimits = { inFlight: 16, inFlightPerAddress: 4, waiting: 300, waitingPerAddress: 100, patienceMs: 3_000 };
const WRITING: GateLimits = { inFlight: 24, inFlightPerAddress: 12, waiting: 600, waitingPerAddress: 200, patienceMs: 8_000 };
const DRAWING: GateLimits = { inFlight: 2, inFlightPerAddress: 1, waiting: 40, waitingPerAddress: 10, patienceMs: 5_000 };

export interface Site {
  fetch: Hono["fetch"];
  cache: PageCache;
  close(): Promise<void>;
}

/** The whole site over HTTP, top to bottom in the order a request meets it. */
export async function createApp(services: Services): Promise<Site> {
  const { env } = services;
  const secure = services.publicUrl.startsWith("https:");
  const publicHost = new URL(services.publicUrl).host;
  const clientIp = clientIpFrom(env.TRUSTED_PROXY);
  const { routes } = (await import("virtual:react-router/server-build")) as ServerBuild;
  const languages = await enabledLanguages(services.db);
  const query = knownQuery(
    routes,
    languages.filter((language) => language !== baseLocale),
  );
  const cache = new PageCache({
    sessionCookie: cookieName("session", secure),
    choiceCookie: cookieName("cookies", secure),
    knownQuery: query,
  });
  const gates = { reading: new RenderGate(READING), writing: new RenderGate(WRITING), drawing: new RenderGate(DRAWING) };
  const menuStream = openMenuStream(services);
  const changes = await listen(services.databaseUrl, ["content_changed"], (_channel, table) => {
    // Before anybody is told: what an open page then asks for must not come out of the cache.
    cache.changed(groupsOf(table));
    if (table === "menus" || table === undefined) void menuStream.changed();
  });
  const handlers = await languageHandlers(languages, publicHost);
  const serves = servesPath(routes);

  const addressOf = (c: Context) => clientIp(peerOf(c), c.req.header("x-forwarded-for"));

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // A route may be stricter than the site (mail previews), never looser by accident: its own headers stay.
    for (const [name, value] of Object.entries(
      securityHeaders({ secure, development: DEVELOPMENT, tagManager: env.GTM_ID !== undefined }),
    )) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.route("/", healthRoutes(services));
  app.route("/", menuStream.routes);
  app.get("/speculation-rules.json", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(SPECULATION_RULES, 200, { "Content-Type": "application/speculationrules+json" });
  });
  app.use(refuseForeignOrigins(publicHost));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text("El envío es demasiado grande.", 413) }));
  app.use(withoutTrailingSlash);
  app.route(
    "/",
    sharePictures(
      async (path) => app.request(services.publicUrl + path),
      (c, draw) => gates.drawing.run(addressOf(c), draw),
    ),
  );
  app.use(compress({ threshold: 1024 }));
  app.all("*", (c) => {
    const gate = c.req.method === "GET" || c.req.method === "HEAD" ? gates.reading : gates.writing;
    const render = () => renderPage(c, { services, handlers, secure, ip: addressOf(c), serves, query });
    const renderInTurn = async () => (await gate.run(addressOf(c), render)) ?? busy();
    return DEVELOPMENT ? renderInTurn() : cache.respond(c.req.raw, renderInTurn);
  });
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "a request failed outside a route");
    return c.text("Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.", 500);
  });

  return { fetch: app.fetch, cache, close: () => changes.close() };
}

interface Rendering {
  services: Services;
  handlers: Map<Locale, ReturnType<typeof createRequestHandler>>;
  secure: boolean;
  ip: string;
  serves: RequestFacts["serves"];
  query: KnownQuery;
}

async function renderPage(c: Context, { services, handlers, secure, ip, serves, query }: Rendering): Promise<Response> {
  const facts: RequestFacts = {
    ip,
    nonce: crypto.randomUUID(),
    cookieChoice: readCookieChoice(c.req.header("cookie"), secure),
    serves,
    unavailable: false,
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(factsContext, facts);
  const locale = localeOf(c.req.path, [...handlers.keys()]);
  const response = await inLocale(locale, () => handlers.get(locale)!(knownParamsOnly(c.req.raw, query), context));
  const hydrated = response.headers.has("x-hydrate");
  response.headers.delete("x-hydrate");
  const ownPolicy = response.headers.has("content-security-policy");
  const nonce = hydrated ? facts.nonce : undefined;
  const policy = securityHeaders({ nonce, secure, development: DEVELOPMENT, tagManager: services.env.GTM_ID !== undefined });
  for (const [name, value] of Object.entries(policy)) if (!response.headers.has(name)) response.headers.set(name, value);
  const html = response.headers.get("content-type")?.startsWith("text/html");
  if (html && !response.headers.has("cache-control")) response.headers.set("Cache-Control", "no-store");
  if (html && !hydrated && response.status === 200 && !ownPolicy) response.headers.set("Speculation-Rules", '"/speculation-rules.json"');
  return response;
}

/** One React Router handler per language, so that routes, links and redirects never mention it. */
async function languageHandlers(enabled: readonly Locale[], publicHost: string) {
  // The build object, not a function, in production: a function would rebuild the route tree on every request.
  const load = async (locale: Locale): Promise<ServerBuild> => ({
    ...((await import("virtual:react-router/server-build")) as ServerBuild),
    allowedActionOrigins: [publicHost],
    ...(locale !== baseLocale && { basename: `/${locale}` }),
  });
  const made = enabled.map(async (locale) => {
    const build = DEVELOPMENT ? () => load(locale) : await load(locale);
    return [locale, createRequestHandler(build, import.meta.env.MODE)] as const;
  });
  return new Map(await Promise.all(made));
}

/** Asks the route tree whether a path has a page of its own; the catch-all does not count. */
function servesPath(routes: ServerBuild["routes"]): RequestFacts["serves"] {
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parent && route.path !== "*")
      .map((route) => (route!.index ? { index: true } : { path: route!.path, children: childrenOf(route!.id) }));
  const tree = childrenOf("root");
  return (path) => path === "" || matchRoutes(tree, path) !== null;
}

/** A GET is rendered for its known parameters only: what the page shows is then what the cache keeps. */
function knownParamsOnly(request: Request, query: KnownQuery): Request {
  if (request.method !== "GET" && request.method !== "HEAD") return request;
  const { origin, pathname, search } = new URL(request.url);
  const known = query(pathname + search);
  return known === pathname + search ? request : new Request(origin + known, request);
}

/** Nothing is wrong; there is too much to do at once, and the same request may succeed in a moment. */
const busy = () =>
  new Response("Hay mucho movimiento en este momento. Inténtalo de nuevo en unos segundos.", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "3" },
  });

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "";
  } catch {
    return ""; // a request made in-process, in a test
  }
}

/** A form on somebody else's page must not act in our visitor's name. */
function refuseForeignOrigins(publicHost: string) {
  return async (c: Context, next: () => Promise<void>) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS") return next();
    const origin = c.req.header("origin");
    const own = [publicHost, ...(DEVELOPMENT ? [c.req.header("host")] : [])];
    const foreign = origin === "null" || (origin && !own.includes(URL.parse(origin)?.host));
    if (foreign || c.req.header("sec-fetch-site") === "cross-site") return c.text("Este envío viene de otro sitio.", 403);
    return next();
  };
}

async function withoutTrailingSlash(c: Context, next: () => Promise<void>) {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.length > 1 && pathname.endsWith("/") && c.req.method === "GET") {
    return c.redirect(`${pathname.replace(/\/+$/, "").replace(/^\/+/, "/") || "/"}${search}`, 301);
  }
  return next();
}

const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      eagerness: "moderate",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/dashboard/*", "/dev/*", "/api/*", "/solicitar-informacion*", "/solicitud*", "/comparar", "/salir"] } },
          { not: { selector_matches: "[rel~=nofollow],[data-no-prerender]" } },
        ],
      },
    },
  ],
});
