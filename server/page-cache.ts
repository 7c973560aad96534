import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { CONTENT_GROUPS, type KeptGroup } from "./content-groups.ts";
import { type Encoding, KeptPage } from "./kept-page.ts";
import type { KnownQuery } from "./known-query.ts";
import { preferredEncoding } from "./preferred-encoding.ts";

export interface PageCacheOptions {
  maxBytes?: number;
  /** The only cookie that makes pages personal. */
  sessionCookie: string;
  /** The cookies whose value changes what a page shows, each with its valid values. Any other value counts as none. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Reduces an address to what its page reads. */
  knownQuery: KnownQuery;
}

const TTL_MS = 60_000;

/**
 * Caches rendered public pages for visitors without a session, in front of React Router. Only responses with `Cache-Control: …
 * s-maxage` are cached. `changed()` invalidates the pages made from the groups that it names. A page whose rendering began before a
 * change is sent to the visitors who wait for it, but not cached. A page that is the same after a change is not compressed again.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #rendering = new Map<string, Promise<KeptPage | Response>>();
  readonly #changes = Object.fromEntries(CONTENT_GROUPS.map((group) => [group, 0])) as Record<KeptGroup, number>;
  #packing = Promise.resolve();
  readonly #session: RegExp;
  readonly #choices: readonly RegExp[];
  readonly #knownQuery: KnownQuery;
  /** Counts answers from the cache, and pages that had to be rendered for it. */
  hits = 0;
  misses = 0;

  constructor({ maxBytes = 64 * 2 ** 20, sessionCookie, choices, knownQuery }: PageCacheOptions) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page, key) => page.bytes + 2 * key.length });
    this.#session = new RegExp(`(?:^|; )${sessionCookie}=`);
    this.#choices = Object.entries(choices).map(([cookie, values]) => new RegExp(`(?:^|; )${cookie}=(${values.join("|")})(?:;|$)`));
    this.#knownQuery = knownQuery;
  }

  changed(groups: readonly KeptGroup[] = CONTENT_GROUPS) {
    for (const group of groups) this.#changes[group]++;
    this.#rendering.clear();
  }

  /** The bytes in the cache. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /** Returns the key of a request, or null when the cache must not answer it. */
  keyOf(method: string, target: string, cookie: string | undefined): string | null {
    if (method !== "GET" && method !== "HEAD") return null;
    if (cookie && this.#session.test(cookie)) return null;
    const chosen = this.#choices.map((choice) => (cookie && choice.exec(cookie)?.[1]) || "?");
    return `${chosen.join(" ")} ${this.#knownQuery(target)}`;
  }

  /** Writes a cached page straight to node:http. Returns false when the app has to answer. */
  serve(req: IncomingMessage, res: ServerResponse): boolean {
    const key = this.keyOf(req.method!, req.url!, req.headers.cookie);
    const page = key === null ? undefined : this.#fresh(key);
    const encoding = preferredEncoding(req.headers["accept-encoding"]?.toString());
    const body = page?.bodies.get(encoding);
    if (!page || !body) return false;
    this.#packLater(key!, page, encoding);
    this.hits++;
    const { status, headers } = page.head(encoding, req.headers["if-none-match"], "hit");
    const sent = status === 304 ? undefined : body;
    res.writeHead(status, { ...headers, "content-length": sent?.length ?? 0 });
    res.end(req.method === "HEAD" ? undefined : sent);
    return true;
  }

  /** Answers from the cache, or renders once for all who wait for the same page. */
  async respond(request: Request, render: () => Promise<Response>): Promise<Response> {
    const url = new URL(request.url);
    const key = this.keyOf(request.method, url.pathname + url.search, request.headers.get("cookie") ?? undefined);
    if (key === null || request.method === "HEAD") return unkept(await render());
    let page = this.#fresh(key);
    const cache = page ? "hit" : "miss";
    if (page) this.hits++;
    else this.misses++;
    if (!page) {
      const mine = !this.#rendering.has(key);
      const made = await this.#once(key, render);
      // An answer that may not be cached is for the first request only; the others render their own.
      if (made instanceof Response) return unkept(mine ? made : await render());
      page = made;
    }
    const encoding = preferredEncoding(request.headers.get("accept-encoding") ?? undefined);
    const { status, headers } = page.head(encoding, request.headers.get("if-none-match") ?? undefined, cache);
    if (status === 304) return new Response(null, { status, headers });
    if (page.bodies.has(encoding)) this.#packLater(key, page, encoding);
    else {
      await page.compress(encoding, "fast");
      this.#weighAgain(key, page);
    }
    return new Response(page.bodies.get(encoding) as Uint8Array<ArrayBuffer>, { status, headers });
  }

  #once(key: string, render: () => Promise<Response>): Promise<KeptPage | Response> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const before = { ...this.#changes };
    const work = (async () => {
      const response = await render();
      if (!isKeepable(response)) return response;
      const made = await KeptPage.read(response, { expires: performance.now() + TTL_MS, changesBefore: before });
      const old = this.#pages.peek(key);
      const page = old ? made.withBodiesOf(old) : made;
      if (page.isOf(this.#changes)) this.#pages.set(key, page);
      return page;
    })();
    this.#rendering.set(key, work);
    const done = () => {
      if (this.#rendering.get(key) === work) this.#rendering.delete(key);
    };
    work.then(done, done);
    return work;
  }

  #fresh(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    return page && page.expires > performance.now() && page.isOf(this.#changes) ? page : undefined;
  }

  /**
   * Compresses one page after the other as small as possible, in the background, since it takes a quarter of a second each. Only an
   * encoding that is requested again is worth that.
   */
  #packLater(key: string, page: KeptPage, encoding: Encoding) {
    if (page.packed.has(encoding)) return;
    page.packed.add(encoding);
    this.#packing = this.#packing.then(async () => {
      await page.compress(encoding, "small");
      this.#weighAgain(key, page);
    });
  }

  /** Puts an entry in again, because the store measures an entry's size only when it is put in. */
  #weighAgain(key: string, page: KeptPage) {
    if (this.#pages.peek(key) !== page) return;
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }
}

function isKeepable(response: Response) {
  return (
    response.status === 200 && !response.headers.has("set-cookie") && (response.headers.get("cache-control") ?? "").includes("s-maxage")
  );
}

/** Removes the header `X-Made-From`, which is only for the cache. */
function unkept(response: Response): Response {
  if (response.headers.has("x-made-from")) response.headers.delete("x-made-from");
  return response;
}
