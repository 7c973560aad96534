import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { sessionIsOpen } from "#domain/identity/session-is-open.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { mayDo } from "#domain/team/as-member.server.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { roleMay } from "#domain/team/powers.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { log } from "#platform/log.ts";
import { refuse } from "./refusals.ts";
import type { Services } from "./services.ts";

/** How often a line is sent, since proxies and browsers drop idle connections, and how soon an ended session is noticed. */
const HEARTBEAT_MS = 25_000;
const MAX_LISTENERS = 2_000;
/** The maximum for one person, who may have several tabs open in a browser or two. */
const MAX_LISTENERS_OF_PERSON = 12;
const RETRY_MS = 5_000;
const RETRY_REFUSED_SECONDS = 60;

interface Listener {
  viewer: Viewer;
  /** The centers whose requests the person could see when they connected. */
  centers: readonly string[];
  tell(): void;
  end(): void;
}

/**
 * Tells the open inboxes of a center that something in them changed, but not what: their pages fetch it themselves, behind the usual
 * guard. A connection ends with its session, and hears nothing of a center whose requests its person may not see.
 */
export function openInboxStream({ db, closing }: Pick<Services, "db" | "closing">, viewerOf: (c: Context) => Promise<Viewer | null>) {
  const listeners = new Set<Listener>();
  closing.addEventListener("abort", () => listeners.forEach(({ end }) => void end()), { once: true });

  const ofPerson = (userId: string) => [...listeners].filter(({ viewer }) => viewer.userId === userId).length;
  /** Ends the connection of a session that is over, and returns whether the connection goes on. */
  async function goesOn({ viewer, end }: Listener): Promise<boolean> {
    const open = await sessionIsOpen(db, viewer.sessionId);
    if (!open) end();
    return open;
  }

  const routes = new Hono().get("/api/solicitudes/cambios", async (c) => {
    const viewer = await viewerOf(c);
    if (!viewer || viewer.temporaryPassword) return refuse(c.req.path, 401);
    const centers = (await placesOf(db, viewer.userId)).filter(({ role }) => roleMay(role, "requests.see")).map(({ id }) => id);
    if (centers.length === 0) return refuse(c.req.path, 403);
    if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    // The limit is checked here, with no await before the listener is counted, because many requests may arrive at once.
    if (closing.aborted || listeners.size >= MAX_LISTENERS || ofPerson(viewer.userId) >= MAX_LISTENERS_OF_PERSON)
      return refuse(c.req.path, 503, { "Retry-After": String(RETRY_REFUSED_SECONDS) });
    const gone = c.req.raw.signal;
    c.header("Cache-Control", "no-store");
    return streamSSE(c, async (stream) => {
      await new Promise<void>((end) => {
        const heartbeat = setInterval(() => {
          void stream.write(": \n\n");
          goesOn(listener).catch(() => {});
        }, HEARTBEAT_MS);
        const leave = () => {
          clearInterval(heartbeat);
          listeners.delete(listener);
          end();
        };
        const tell = () => void stream.writeSSE({ event: "inbox", data: "", retry: RETRY_MS });
        const listener: Listener = { viewer, centers, tell, end: leave };
        stream.onAbort(leave);
        gone.addEventListener("abort", leave, { once: true });
        if (gone.aborted) return leave();
        listeners.add(listener);
        void stream.write(": \n\n");
      });
    });
  });

  return {
    routes,
    /** Call it with the center whose inbox changed, or without one when changes may have been missed. */
    async changed(center?: string): Promise<void> {
      const concerned = [...listeners].filter(({ centers }) => center === undefined || centers.includes(center));
      try {
        for (const listener of concerned) {
          const { viewer, tell } = listener;
          if (!(await goesOn(listener))) continue;
          if (center === undefined || (await mayDo(db, { userId: viewer.userId, providerId: center }, "requests.see"))) tell();
        }
      } catch (error) {
        // The listening connection calls this again once the database is back.
        if (!isDatabaseUnavailable(error)) log.error({ error }, "open inboxes were not told of a change");
      }
    },
  };
}
