import "#platform/log-everything.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from "@hono/node-server";
import { countKeys } from "#domain/vault/rewrap-keys.server.ts";
import { warningsOf } from "#platform/env-warnings.ts";
import { log } from "#platform/log.ts";
import { openAccessLog } from "./access-log.ts";
import { createApp } from "./app.ts";
import { openAssets } from "./assets.ts";
import { filesAnswer } from "./health.ts";
import { type Listeners, openListeners } from "./listeners.ts";
import { answerMalformedRequests } from "./malformed-requests.ts";
import { DRAIN_MS, endGracefully, tellSupervisor } from "./process-life.ts";
import { refuse } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";
import { openOrSay } from "./start-failure.ts";

/**
 * At a start, this many sealed values are tried for each secret. Their ids are random, so a sample is enough to notice a missing
 * secret.
 */
const TRIED_AT_START = 200;

const services = await openOrSay({ max: 16, limits: { statementMs: 10_000, lockMs: 3_000, silenceMs: 12_000 } });
const site = await createApp(services);
// This runs as build/server/web.js, and the build puts the browser's files beside that folder.
const assets = openAssets(path.resolve(fileURLToPath(import.meta.url), "../../client"));
const accessLog = services.env.accessLog ? openAccessLog() : null;
const watched = accessLog !== null || services.env.METRICS_TOKEN !== undefined;
const plainHeaders = securityHeaders({ secure: services.publicUrl.startsWith("https:"), development: false });
const handleRequest = getRequestListener(answer, { errorHandler: answerFault });
// A cached page is written straight to the socket; everything else goes through the app.
// `handleRequest` refuses a missing host, with our headers.
const server = createServer({ connectionsCheckingInterval: 5_000, requireHostHeader: false }, (req, res) => {
  if (watched) watch(req, res);
  if (!services.closing.aborted && req.headers.host !== undefined && site.cache.serve(req, res)) return;
  void handleRequest(req, res);
});

answerMalformedRequests(server, plainHeaders);

// Limits for clients that send or read a byte now and then: https://nodejs.org/api/http.html
server.headersTimeout = 10_000;
server.requestTimeout = 30_000;
server.keepAliveTimeout = 65_000; // This is longer than a proxy's timeout; otherwise the proxy would reuse a connection that we just closed.
server.timeout = 120_000;

let listeners: Listeners | undefined;
endGracefully(async () => {
  services.beginClosing();
  const closed = listeners?.close();
  server.closeIdleConnections();
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  server.closeAllConnections();
  accessLog?.flush();
  await site.close();
  await services.close();
});

listeners = await open(services.env.PORT);
log.info({ port: listeners.port }, "web ready");
for (const sentence of warningsOf(services.env)) log.warn(sentence);
void tellLostKeys();
void tellLostFiles();
await tellSupervisor({ kind: "ready", port: listeners.port });

/** Counts and logs a request once it is answered. */
function watch(req: IncomingMessage, res: ServerResponse): void {
  const start = performance.now();
  res.once("close", () => {
    const line = site.answered(req, res, performance.now() - start);
    accessLog?.add(line);
  });
}

async function answer(request: Request, env: HttpBindings | Http2Bindings): Promise<Response> {
  const { method = "GET", url = "/", headers } = env.incoming;
  const asset = assets({ method, url, headers });
  // Mail programs in a browser show these drawings on a page of their own.
  if (asset && url.startsWith("/correo/")) asset.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  // A header that is set stays.
  if (asset) for (const [name, value] of Object.entries(plainHeaders)) if (!asset.headers.has(name)) asset.headers.set(name, value);
  const response = asset ?? (await site.fetch(request, env));
  if (services.closing.aborted) response.headers.set("Connection", "close"); // a busy client would delay the end
  return response;
}

/** Answers failures outside the app. */
function answerFault(error: unknown): Response {
  const malformed = error instanceof RequestError;
  if (!malformed) log.error({ error }, "a request failed outside the app");
  const response = refuse("/", malformed ? 400 : 500);
  for (const [name, value] of Object.entries(plainHeaders)) response.headers.set(name, value);
  return response;
}

/** Logs at start when a secret was removed from SECRET_KEY too soon, so that operators notice before a patient does. */
async function tellLostKeys(): Promise<void> {
  try {
    for (const { keyId, subjects, lost } of await countKeys(services.keys, services.db, TRIED_AT_START))
      if (lost > 0)
        log.error(
          { key: keyId, sealed: subjects, lost },
          "SECRET_KEY lacks a secret: what is sealed under it cannot be read (npm run keys list)",
        );
  } catch (error) {
    log.warn({ error }, "whether SECRET_KEY opens everything could not be seen");
  }
}

/** Logs at start that the store of files does not answer. */
async function tellLostFiles(): Promise<void> {
  if (services.env.FILES_URL && !(await filesAnswer(services.files)))
    log.error("FILES_URL: the store of photos and papers does not answer, so that none of them can be read or kept");
}

async function open(port: number): Promise<Listeners> {
  try {
    return await openListeners(server, port, services.env.listenOn);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") await tellSupervisor({ kind: "port-busy", port });
    log.fatal({ reason: message }, `cannot listen on port ${port}`);
    process.exit(1);
  }
}
