import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { menuVersion, readMenus } from "#domain/content/header-menu.server.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { log } from "#platform/log.ts";
import type { Services } from "./services.ts";

/** How often a line is sent, since proxies and browsers drop idle connections. */
const HEARTBEAT_MS = 25_000;
/** The maximum number of open pages, each with one connection. Further pages ask again once in a while. */
const MAX_LISTENERS = 2_000;
/** The maximum for one address: the tabs of one person, or a few people behind one router. More of them ask again once in a while. */
export const MAX_LISTENERS_OF_ADDRESS = 6;
const RETRY_MS = 5_000;
/** How long a page without a connection waits before it asks again, spread so that many do not ask at once. */
const RETRY_LATER_MS = 60_000;

interface Listener {
  network: string;
  tell(version: string): void;
  end(): void;
}

/**
 * Tells open pages which menus are current: once when they connect, so that they miss no change, and at every change. The pages
 * fetch the menus themselves.
 */
export function openMenuStream({ db, closing }: Pick<Services, "db" | "closing">, addressOf: (c: Context) => string) {
  const listeners = new Set<Listener>();
  /** Counts the moments at which the menus may have changed. */
  let changes = 0;
  const version = async () => menuVersion(await readMenus(db));
  const isFull = (network: string) =>
    listeners.size >= MAX_LISTENERS || [...listeners].filter((listener) => listener.network === network).length >= MAX_LISTENERS_OF_ADDRESS;
  closing.addEventListener("abort", () => listeners.forEach(({ end }) => void end()), { once: true });

  const routes = new Hono().get("/api/menu/cambios", async (c) => {
    // Hono also calls this for HEAD requests, and does not read the body.
    if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    const network = networkOf(addressOf(c));
    const before = changes;
    const now = await version();
    // The limit is checked here, with no await before the listener is counted, because many requests may arrive at once. A page that
    // finds no room is told the version and when to ask again: to its browser a refusal would be an error.
    if (isFull(network) || closing.aborted)
      return streamSSE(c, async (stream) => {
        const retry = closing.aborted ? RETRY_MS : Math.round(RETRY_LATER_MS * (1 + Math.random()));
        await stream.writeSSE({ event: "menu", data: now, retry });
      });
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
        // Both are needed: a visitor may leave before anything of the answer was read.
        stream.onAbort(leave);
        gone.addEventListener("abort", leave, { once: true });
        if (gone.aborted) return leave();
        listeners.add(listener);
        listener.end = leave;
        // A change between the reading and this line was told only to the pages that were already connected.
        if (changes === before) listener.tell(now);
        else void tellAll();
      });
    });
  });

  async function tellAll(): Promise<void> {
    if (listeners.size === 0) return;
    try {
      const data = await version();
      for (const { tell } of listeners) tell(data);
    } catch (error) {
      // The listening connection calls this again once the database is back.
      if (!isDatabaseUnavailable(error)) log.error({ error }, "open pages were not told of a changed menu");
    }
  }

  return {
    routes,
    /** The number of connected pages. */
    listening: () => listeners.size,
    /** Call it when the menus may have changed. */
    changed(): Promise<void> {
      changes += 1;
      return tellAll();
    },
  };
}

/** Returns the /64 of an IPv6 address, since one person usually has all of it. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? "").split(":")].slice(0, 4).join(":");
}
