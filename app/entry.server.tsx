import { Writable } from "node:stream";
import type { ContextType, ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from "#platform/db/unavailable.ts";
import { log } from "#platform/log.ts";
import { requestId } from "#platform/request-id.ts";
import { Outage } from "./components/shell/outage.tsx";
import { RequestCode } from "./components/shell/request-code.ts";
import { factsContext } from "./context.ts";
import type { Handle } from "./handle.ts";
import { IslandServer } from "./islands/island.tsx";
import { KeptHtml } from "./islands/kept-html.server.ts";
import { addPageHeaders } from "./page-headers.ts";

const kept = new KeptHtml();
const islandServer: ContextType<typeof IslandServer> = { render: renderToString, keep: (key, draw) => kept.keep(key, draw) };

/** Renders a hydrated page with the data that React streams after it into one buffer. */
function renderHydrated(element: ReactElement, nonce: string) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, "a component failed while rendering"),
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const facts = loadContext.get(factsContext);
  const unavailable = facts.refusal === 503;
  const answer = unavailable ? 503 : status;
  if (unavailable) {
    headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
    headers.set("Cache-Control", "no-store");
  } else addPageHeaders(headers, request.method, routerContext.staticHandlerContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status: answer, headers });
  const handles = routerContext.staticHandlerContext.matches.map((match) => match.route.handle as Handle | undefined);
  // A page that failed as a whole is not hydrated, since the browser knows nothing about the outage.
  const failed = unavailable || routerContext.staticHandlerContext.errors?.root !== undefined;
  const hydrate = !failed && handles.some((handle) => handle?.hydrate);
  if (hydrate) headers.set("X-Hydrate", "1");
  const outage = unavailable ? { unsent: request.method === "POST" ? await facts.posted() : null } : null;
  const context = hydrate ? routerContext : withoutHandover(routerContext);
  const page = (
    <IslandServer value={hydrate ? null : islandServer}>
      <RequestCode value={requestId() ?? null}>
        <Outage value={outage}>
          <ServerRouter context={context} url={request.url} nonce={hydrate ? facts.nonce : undefined} />
        </Outage>
      </RequestCode>
    </IslandServer>
  );
  // Public pages have no deferred data, so there is nothing to wait for, and one string costs a third of a stream.
  const html = hydrate ? await renderHydrated(page, facts.nonce) : Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
  facts.page = html as Uint8Array<ArrayBuffer>;
  return new Response(null, { status: answer, headers });
}

/** Removes what only a hydrated page needs: its data once more, and the routes that it could go to. */
function withoutHandover(context: EntryContext): EntryContext {
  const matched = context.staticHandlerContext.matches.map(({ route }) => [route.id, context.manifest.routes[route.id]] as const);
  return { ...context, serverHandoffStream: undefined, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const facts = (context as RouterContextProvider).get(factsContext);
  facts.refusal = Math.max(facts.refusal ?? 0, statusOf(error));
  // A refused method or an unknown action is the visitor's mistake, not ours.
  if (statusOf(error) < 500) return;
  // The path itself is never logged, since it may be a signed token.
  log.error({ err: error, route: facts.patternOf(new URL(request.url).pathname) }, "a request failed");
};

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return isDatabaseUnavailable(error) ? 503 : 500;
}
