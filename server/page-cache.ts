import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";
interface Page {
  etag: string;
  expires: number;
  bytes: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

const TTL_MS = 60_000;
/** Query keys that change what a public page shows. Any other is dropped before the page is rendered or looked up. */
const KNOWN_PARAMS = new Set([
  ...["q", "city", "services", "languages", "sort", "verified", "featured", "pagos", "precios", "resultados", "pagina"],
  // The hero's keys, redirected to the canonical ones.
  ...["service", "type", "paymentMethods"],
  ...["tab"],
  // The blog.
  ...["categoria"],
  // The calendar of the trip guide.
  ...["tratamiento", "inicio", "modo"],
  ...["servicio", "centro", "ciudad", "paso"],
  // Assumptions of the cost calculator, whose answers are not kept.
  ...["ovulos", "precio", "icsi", "dgp", "estudios", "medicacion", "ciclos", "transferencias", "almacenamiento"],
  ...["viaje", "viajes", "noches", "personas", "noche", "vuelo"],
  // A calculation of installments, not kept either.
  ...["inicial", "meses", "interes"],
  // The comparison.
  ...["centros", "diferencias", "lleno"],
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const pick = (accept = ""): Encoding => (/\bbr\b/.test(accept) ? "br" : /\bgzip\b/.test(accept) ? "gzip" : "identity");

/** The address as the cache knows it: known parameters only, in one order, empty ones dropped. */
export function normaliseUrl(target: string): string {
  const cut = target.indexOf("?");
  if (cut < 0) return target;
  const params = [...new URLSearchParams(target.slice(cut + 1))].filter(([key, value]) => KNOWN_PARAMS.has(key) && value !== "");
  params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(params).toString();
  return target.slice(0, cut) + (query && `?${query}`);
}

export interface PageCacheOptions {
  maxBytes?: number;
  /** The only cookie that makes a visitor's pages their own. */
  sessionCookie: string;
  /** The cookie whose presence hides the cookie bar. */
  choiceCookie: string;
}

/**
 * Rendered public pages for visitors without a session, in front of React Router.
 * Only responses that say `Cache-Control: … s-maxage` are kept. `clear()` empties it when content changes: a page whose
 * rendering began before is then served to the visitor who waits, and never kept.
 */
export class PageCache {
  #pages = new Map<string, Page>();
  #rendering = new Map<string, Promise<Page | Response>>();
  #bytes = 0;
  #generation = 0;
  readonly #maxBytes: number;
  readonly #session: RegExp;
  readonly #choice: RegExp;

  constructor({ maxBytes = 64 * 2 ** 20, sessionCookie, choiceCookie }: PageCacheOptions) {
    this.#maxBytes = maxBytes;
    this.#session = new RegExp(`(?:^|; )${sessionCookie}=`);
    this.#choice = new RegExp(`(?:^|; )${choiceCookie}=(\\w+)`);
  }

  clear() {
    this.#generation++;
    this.#pages.clear();
    this.#rendering.clear();
    this.#bytes = 0;
  }

  /** The key of a request, or null when the cache must not answer it. */
  keyOf(method: string, target: string, cookie: string | undefined): string | null {
    if (method !== "GET" && method !== "HEAD") return null;
    if (cookie && this.#session.test(cookie)) return null;
    return `${(cookie && this.#choice.exec(cookie)?.[1]) ?? "?"} ${normaliseUrl(target)}`;
  }

  /** The hit path straight on node:http; false when the app has to answer. */
  serve(req: IncomingMessage, res: ServerResponse): boolean {
    const key = this.keyOf(req.method!, req.url!, req.headers.cookie);
    const page = key === null ? undefined : this.#lookup(key);
    if (!page) return false;
    const { status, headers, body } = answer(page, req.headers["accept-encoding"], req.headers["if-none-match"], "hit");
    res.writeHead(status, { ...headers, "content-length": body?.length ?? 0 });
    res.end(req.method === "HEAD" ? undefined : body);
    return true;
  }

  /** Answers from the cache, or renders once for all who wait for the same page. */
  async respond(request: Request, render: () => Promise<Response>): Promise<Response> {
    const url = new URL(request.url);
    const key = this.keyOf(request.method, url.pathname + url.search, request.headers.get("cookie") ?? undefined);
    if (key === null || request.method === "HEAD") return render();
    let page = this.#lookup(key);
    const hit = page !== undefined;
    if (!page) {
      const mine = !this.#rendering.has(key);
      const made = await this.#once(key, render);
      // An answer that may not be kept belongs to the one who asked first; the others ask for themselves.
      if (made instanceof Response) return mine ? made : render();
      page = made;
    }
    const { status, headers, body } = answer(
      page,
      request.headers.get("accept-encoding") ?? undefined,
      request.headers.get("if-none-match") ?? undefined,
      hit ? "hit" : "miss",
    );
    return new Response((body ?? null) as Uint8Array<ArrayBuffer> | null, { status, headers });
  }

  #once(key: string, render: () => Promise<Response>): Promise<Page | Response> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const work = (async () => {
      const response = await render();
      if (!isKeepable(response)) return response;
      const page = await pack(response);
      if (generation === this.#generation) this.#keep(key, page);
      return page;
    })();
    this.#rendering.set(key, work);
    const done = () => {
      if (this.#rendering.get(key) === work) this.#rendering.delete(key);
    };
    work.then(done, done);
    return work;
  }

  #lookup(key: string) {
    const page = this.#pages.get(key);
    if (page && page.expires > Date.now()) return page;
    if (page) this.#drop(key, page);
    return undefined;
  }

  #keep(key: string, page: Page) {
    const old = this.#pages.get(key);
    if (old) this.#drop(key, old);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }

  #drop(key: string, page: Page) {
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

function isKeepable(response: Response) {
  return (
    response.status === 200 && !response.headers.has("set-cookie") && (response.headers.get("cache-control") ?? "").includes("s-maxage")
  );
}

async function pack(response: Response): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    zip(identity, { level: 9 }),
  ]);
  return {
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    expires: Date.now() + TTL_MS,
    bytes: identity.length + br.length + gz.length + 2_000,
    headers: Object.fromEntries(response.headers),
    bodies: { identity, gzip: gz, br },
  };
}

function answer(page: Page, accept: string | undefined, ifNoneMatch: string | undefined, cache: "hit" | "miss") {
  const encoding = pick(accept);
  const headers: Record<string, string> = { ...page.headers, etag: page.etag, vary: "Accept-Encoding, Cookie", "x-cache": cache };
  if (ifNoneMatch === page.etag) return { status: 304, headers, body: undefined };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { status: 200, headers, body: page.bodies[encoding] };
}
