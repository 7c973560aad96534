import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { log } from "#platform/log.ts";

const RETRY_MS = 500;
/** Ends an attempt that hangs. A busy machine may take many seconds to accept a connection, and a process does not start without this one. */
const CONNECT_MS = 30_000;

/**
 * Listens for NOTIFY on a connection of its own, for as long as the process lives. Calls `onNotice` once without a channel after
 * each reconnection, since notices may have been missed.
 */
export async function listen(url: string, channels: readonly string[], onNotice: (channel?: string, payload?: string) => void) {
  let closed = false;
  let client: pg.Client | undefined;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: "cuna listen",
    });
    fresh.on("error", () => {});
    fresh.on("notification", ({ channel, payload }) => onNotice(channel, payload));
    try {
      await fresh.connect();
      for (const channel of channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    // Registered only now, because a failed attempt also ends its connection, and each end would start another series of attempts.
    fresh.on("end", () => void reconnect());
    client = fresh;
    if (closed) await fresh.end();
  }

  async function reconnect() {
    if (closed) return;
    log.warn("the connection that hears of changed content was lost; connecting again");
    while (!closed) {
      await sleep(RETRY_MS, undefined, { ref: false });
      try {
        await connect();
        onNotice();
        return;
      } catch {
        // The server is still unavailable.
      }
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
