import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { menuVersion, readHeaderMenu } from "#domain/content/header-menu.server.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { log } from "#platform/log.ts";
import { refuse } from "./refusals.ts";
import type { Services } from "./services.ts";

/** Proxies and browsers drop idle connections. */
const HEARTBEAT_MS = 25_000;
/** Each open page holds one connection; past this a page waits and asks again. */
const MAX_LISTENERS = 2_000;
/** Of one address: the tabs of a person, or a few people behind one router. Behind a carrier's, the others ask now and then. */
export const MAX_LISTENERS_OF_ADDRESS = 6;
const RETRY_MS = 5_000;
/** The wait after a refusal. A place becomes free when a page is closed. */
const RETRY_REFUSED_SECONDS = 60;

interface Listener {
  network: string;
  tell(version: string): void;
  end(): void;
}

/**
 * Tells open pages which header menu is in force: once when they connect, so that nothing is missed while they were away,
 * and at every change. What to show they read from the page itself.
 */
export function openMenuStream({ db, closing }: Pick<Services, "db" | "closing">, addressOf: (c: Context) => string) {
  const listeners = new Set<Listener>();
  const version = async () => menuVersion(await readHeaderMenu(db));
  const isFull = (network: string) =>
    listeners.size >= MAX_LISTENERS || [...listeners].filter((listener) => listener.network === network).length >= MAX_LISTENERS_OF_ADDRESS;
  closing.addEventListener("abort", () => listeners.forEach(({ end }) => void end()), { once: true });

  const routes = new Hono().get("/api/menu/cambios", async (c) => {
    // Hono asks for the answer to a HEAD here too, and reads nothing of it.
    if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    const network = networkOf(addressOf(c));
    const now = await version();
    // Asked only now, with nothing awaited before the place is taken: many may ask at once.
    if (closing.aborted || isFull(network)) return refuse(c.req.path, 503, { "Retry-After": String(RETRY_REFUSED_SECONDS) });
    const gone = c.req.raw.signal;
    return streamSSE(c, async (stream) => {
      await new Promise<void>((end) => {
        const listener: Listener = {
          network,
          tell: (data) => void stream.writeSSE({ event: "menu", data, retry: RETRY_MS }),
          end,
        };
        const heartbeat = setInterval(() => void stream.write(": \n\n"), HEARTBEAT_MS);
        const leave = () => {
          clearInterval(heartbeat);
          listeners.delete(listener);
          end();
        };
        // Both: a visitor may leave before anything of the answer was read.
        stream.onAbort(leave);
        gone.addEventListener("abort", leave, { once: true });
        if (gone.aborted) return leave();
        listeners.add(listener);
        listener.end = leave;
        listener.tell(now);
      });
    });
  });

  return {
    routes,
    /** The number of connected pages. */
    listening: () => listeners.size,
    /** Call it when the menus may have changed. */
    async changed(): Promise<void> {
      if (listeners.size === 0) return;
      try {
        const data = await version();
        for (const { tell } of listeners) tell(data);
      } catch (error) {
        // Once the database is back, the connection that hears of changes calls again.
        if (!isDatabaseUnavailable(error)) log.error({ error }, "open pages were not told of a changed menu");
      }
    },
  };
}

/** One person usually has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? "").split(":")].slice(0, 4).join(":");
}
