import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { loadHeaderMenu, menuVersion } from "#domain/content/header-menu.server.ts";
import type { Services } from "./services.ts";

/** Proxies and browsers drop a connection on which nothing is said. */
const HEARTBEAT_MS = 25_000;
/** Each open page holds one connection; past this a page waits and asks again. */
const MOST_LISTENERS = 2_000;
const RETRY_MS = 5_000;

/**
 * Tells open pages which header menu is in force: once when they connect, so that nothing is missed while they were away,
 * and at every change. What to show they read from the page itself.
 */
export function openMenuStream({ db, closing }: Pick<Services, "db" | "closing">) {
  const listeners = new Set<(version: string) => void>();
  const version = async () => menuVersion(await loadHeaderMenu(db));

  const routes = new Hono().get("/api/menu/cambios", (c) => {
    if (listeners.size >= MOST_LISTENERS || closing.aborted) return c.body(null, 503, { "Retry-After": String(RETRY_MS / 1000) });
    return streamSSE(c, async (stream) => {
      const tell = (data: string) => void stream.writeSSE({ event: "menu", data, retry: RETRY_MS });
      listeners.add(tell);
      const over = new Promise<void>((resolve) => {
        stream.onAbort(resolve);
        closing.addEventListener("abort", () => resolve(), { once: true });
      });
      const heartbeat = setInterval(() => void stream.write(": \n\n"), HEARTBEAT_MS);
      tell(await version());
      await over;
      clearInterval(heartbeat);
      listeners.delete(tell);
    });
  });

  return {
    routes,
    /** To be called when the menus may have changed. */
    async changed(): Promise<void> {
      if (listeners.size === 0) return;
      const data = await version();
      for (const tell of listeners) tell(data);
    },
  };
}
