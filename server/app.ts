import type { IncomingMessage, ServerResponse } from "node:http";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { type createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { factsContext, keptContext, type RequestFacts, type RouteServices, servicesContext, viewerContext } from "#app/context.ts";
import { readCookie, readCookieChoice, readCurrency } from "#app/cookies.server.ts";
import { COOKIE_ANSWERS, cookieName, SESSION_COOKIE } from "#app/cookies.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { inLocale, localeOf } from "#app/locale.server.ts";
import { withOrigin } from "#domain/audit/origin.server.ts";
import { type Language, WRITTEN_LANGUAGES } from "#domain/content/languages.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { baseLocale, type Locale } from "#messages/languages.ts";
import { listen } from "#platform/db/listen.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { log } from "#platform/log.ts";
import { OTHER_CURRENCIES } from "#platform/money.ts";
import { formTargetOf } from "#platform/payments/settings.ts";
import { newRequestId, underRequest } from "#platform/request-id.ts";
import { type AccessLine, accessLine, audiencesOf } from "./access-log.ts";
import { bufferBodies } from "./buffer-bodies.ts";
import { clientIpFrom } from "./client-ip.ts";
import { groupsOf } from "./content-groups.ts";
import { refuseForeignOrigins } from "./foreign-origins.ts";
import { healthRoutes } from "./health.ts";
import { inAnyLanguage, languageHandlers, leadToSpanish } from "./in-any-language.ts";
import { openInboxStream } from "./inbox-stream.ts";
import { AnswersInMemory } from "./kept-answers.ts";
import { type KnownQuery, knownQuery } from "./known-query.ts";
import { openMenuStream } from "./menu-stream.ts";
import { openMetrics } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { explainRefusal, isPage, refuse } from "./refusals.ts";
import { refuseMethods } from "./refuse-methods.ts";
import { type GateLimits, RenderGate } from "./render-gate.ts";
import { originOf } from "./request-origin.ts";
import { routeServices } from "./route-services.ts";
import { type RouteTree, routeTree } from "./route-tree.ts";
import { type Policy, securityHeaders } from "./security-headers.ts";
import type { Services } from "./services.ts";
import { sharePictures } from "./share-pictures.ts";
import { openSiteSettings } from "./site-settings.ts";
import { speculationRules } from "./speculation-rules.ts";
import { refuseUnreadableQueries, withReadablePath } from "./unreadable-addresses.ts";

const DEVELOPMENT = import.meta.env.DEV;

// One thread renders, so a few pages at a time are as fast as many. Forms and pictures have limits of their own, so that a crowd of
// readers does not keep anybody from sending a request.
const READING: GateLimits = { inFlight: 16, inFlightPerAddress: 4, waiting: 300, waitingPerAddress: 100, patienceMs: 3_000 };
const WRITING: GateLimits = { inFlight: 24, inFlightPerAddress: 12, waiting: 600, waitingPerAddress: 200, patienceMs: 8_000 };
const DRAWING: GateLimits = { inFlight: 2, inFlightPerAddress: 1, waiting: 40, waitingPerAddress: 10, patienceMs: 5_000 };

export interface Site {
  fetch: Hono["fetch"];
  cache: PageCache;
  /** Describes an answered request for the access log and the metrics. */
  answered(req: IncomingMessage, res: ServerResponse, ms: number): AccessLine;
  close(): Promise<void>;
}

/**
 * Creates the whole site over HTTP. Middleware and routes are registered in the order in which a request passes through them.
 * `written` are the languages that the site has texts in; a setting decides which of them visitors get.
 */
export async function createApp(services: Services, written: readonly Language[] = WRITTEN_LANGUAGES): Promise<Site> {
  const { env } = services;
  const secure = services.publicUrl.startsWith("https:");
  const clientIp = clientIpFrom(env.TRUSTED_PROXY);
  const addressOf = (c: Context) => clientIp(peerOf(c), c.req.header("x-forwarded-for"));
  const routes = inAnyLanguage(routeTree((await import("virtual:react-router/server-build")) as ServerBuild), written);
  const known = knownQuery(routes.queryOf);
  const prefixes = written.filter((locale) => locale !== baseLocale);
  const speculation = speculationRules(routes.declared, prefixes);
  const settings = await openSiteSettings(services.db, written, ({ tagManager }) => {
    const policy = {
      secure,
      development: DEVELOPMENT,
      tagManager: tagManager !== undefined,
      formTarget: formTargetOf(env.payments),
      prerendering: speculation,
    };
    return { policy, plainHeaders: securityHeaders(policy) };
  });
  const cache = new PageCache({
    sessionCookie: cookieName(SESSION_COOKIE, secure),
    choices: { [cookieName("cookies", secure)]: COOKIE_ANSWERS, [cookieName("moneda", secure)]: OTHER_CURRENCIES },
    knownQuery: known,
  });
  const kept = new AnswersInMemory();
  const gates = { reading: new RenderGate(READING), writing: new RenderGate(WRITING), drawing: new RenderGate(DRAWING) };
  const menuStream = openMenuStream(services, addressOf);
  const forRoutes = routeServices(services);
  const inboxStream = openInboxStream(services, (c) => viewerOf(c.req.header("cookie"), secure, forRoutes.auth));
  const contentChanged = async (table: string | undefined) => {
    // This runs before the caches are told, since a cache must not keep a page made with the earlier settings.
    if (table === "settings" || table === undefined) await settings.changed();
    // This runs before the open pages are told, since what they then ask for must not come out of a stale cache.
    const groups = groupsOf(table);
    kept.changed(groups);
    cache.changed(groups);
    if (table === "menus" || table === undefined) void menuStream.changed();
  };
  const changes = await listen(services.databaseUrl, ["content_changed", "inbox_changed"], (channel, payload) => {
    if (channel !== "content_changed") void inboxStream.changed(payload);
    if (channel !== "inbox_changed") void contentChanged(payload);
  });
  // The settings may have changed between the first reading and the first notice.
  await settings.changed();
  const handlers = await languageHandlers(written, services.publicUrl);

  const metrics = openMetrics({ db: services.db, token: env.METRICS_TOKEN, cache: () => cache });
  const audiences = audiencesOf(routes);

  const app = new Hono();
  app.use(async (c, next) => {
    const id = newRequestId();
    await underRequest(id, next);
    c.res.headers.set("X-Request-Id", id);
    // A header that the route has set stays, since a route may be stricter than the site (mail previews).
    for (const [name, value] of Object.entries(settings.now().plainHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.use(
    bufferBodies(async (c) => routes.takesFiles(c.req.path) && (await viewerOf(c.req.header("cookie"), secure, forRoutes.auth)) !== null),
  );
  app.use(refuseMethods(routes.methodsOf));
  app.use(refuseUnreadableQueries);
  app.route("/", healthRoutes(services));
  app.route("/", metrics.routes);
  app.route("/", menuStream.routes);
  app.route("/", inboxStream.routes);
  app.get("/speculation-rules.json", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(speculation, 200, { "Content-Type": "application/speculationrules+json" });
  });
  app.use(refuseForeignOrigins({ publicUrl: services.publicUrl, development: DEVELOPMENT }));
  app.use(withoutTrailingSlash);
  app.use(leadToSpanish(written, () => settings.now().languages));
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
    const render = () => renderPage(c, { forRoutes, kept, handlers, ...settings.now(), addressOf, routes, known });
    const renderInTurn = async () => (await gate.run(addressOf(c), render)) ?? refuse(c.req.path, 503);
    return DEVELOPMENT ? renderInTurn() : cache.respond(c.req.raw, renderInTurn);
  });
  app.onError((error, c) => {
    log.error({ err: error, route: routes.patternOf(pathOf(c)) }, "a request failed outside a route");
    return refuse(c.req.path, isDatabaseUnavailable(error) ? 503 : 500);
  });

  const answered = (req: IncomingMessage, res: ServerResponse, ms: number) => {
    const line = accessLine(routes, audiences, req, res, ms);
    metrics.answered(line);
    return line;
  };
  return { fetch: app.fetch, cache, answered, close: () => changes.close() };
}

interface Rendering {
  forRoutes: RouteServices;
  kept: AnswersInMemory;
  handlers: Map<Locale, ReturnType<typeof createRequestHandler>>;
  policy: Policy;
  languages: readonly Locale[];
  tagManager: string | undefined;
  addressOf: (c: Context) => string;
  routes: RouteTree;
  known: KnownQuery;
}

async function renderPage(c: Context, rendering: Rendering): Promise<Response> {
  const { forRoutes, kept, handlers, policy, languages, tagManager, addressOf, routes, known } = rendering;
  const request = knownParamsOnly(withReadablePath(c.req.raw), known);
  const facts: RequestFacts = {
    ip: addressOf(c),
    nonce: crypto.randomUUID(),
    cookieChoice: readCookieChoice(c.req.header("cookie"), { secure: policy.secure, tagManager: tagManager !== undefined }),
    currency: readCurrency(c.req.header("cookie"), policy.secure),
    tagManager,
    serves: routes.serves,
    patternOf: routes.patternOf,
    routes: routes.declared,
    // The fields are copied before the route reads the form, since the page about a failure shows them again.
    posted: fieldsOfCopy(request),
    refusal: null,
    page: null,
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, forRoutes);
  context.set(keptContext, kept);
  context.set(factsContext, facts);
  context.set(viewerContext, await viewerOf(c.req.header("cookie"), policy.secure, forRoutes.auth));
  const locale = localeOf(c.req.path, languages);
  const answer = await withOrigin(originOf(facts.ip, c.req.header("user-agent")), () =>
    inLocale(locale, () => handlers.get(locale)!(request, context), languages),
  );
  const page = facts.page && new Response(facts.page, { status: answer.status, headers: answer.headers });
  const response = page ?? (await explainRefusal(c.req.path, answer, facts.refusal));
  const hydrated = response.headers.has("x-hydrate");
  response.headers.delete("x-hydrate");
  const headers = securityHeaders({ ...policy, nonce: hydrated ? facts.nonce : undefined });
  for (const [name, value] of Object.entries(headers)) if (!response.headers.has(name)) response.headers.set(name, value);
  const html = isPage(response);
  if (html && context.get(viewerContext)) response.headers.set("Cache-Control", "no-store");
  // React Router fetches the data of a page under the page's address, and nobody may store that either.
  if ((html || c.req.path.endsWith(".data")) && !response.headers.has("cache-control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Asks the database only when the browser sends a session, so that anonymous pages cost nothing. */
async function viewerOf(cookies: string | undefined, secure: boolean, auth: Auth): Promise<Viewer | null> {
  const session = readCookie(cookies, SESSION_COOKIE, secure);
  return session === undefined ? null : auth.viewerOfCookie(session);
}

/** Returns a function that reads the fields of a posted form, from a copy of the request. */
function fieldsOfCopy(request: Request): RequestFacts["posted"] {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get("content-type") ?? "");
  if (request.method !== "POST" || !isForm) return async () => null;
  const copy = request.clone();
  return () => readForm(copy).catch(() => null);
}

const pathOf = (c: Context) => new URL(c.req.url).pathname;

/** Drops the unknown parameters of a GET, so that the page is rendered for exactly the key under which the cache stores it. */
function knownParamsOnly(request: Request, known: KnownQuery): Request {
  if (request.method !== "GET" && request.method !== "HEAD") return request;
  const { origin, pathname, search } = new URL(request.url);
  const target = known(pathname + search);
  return target === pathname + search ? request : new Request(origin + target, request);
}

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "";
  } catch {
    return ""; // a request made in-process, in a test
  }
}

async function withoutTrailingSlash(c: Context, next: () => Promise<void>) {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.length > 1 && pathname.endsWith("/") && c.req.method === "GET") {
    return c.redirect(`${pathname.replace(/\/+$/, "").replace(/^\/+/, "/") || "/"}${search}`, 301);
  }
  return next();
}
