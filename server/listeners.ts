import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long to wait for a port, since the previous run may still be ending. */
const PORT_PATIENCE_MS = 3_000;

export interface Listeners {
  readonly port: number;
  /** Accepts no more connections, and resolves when the last one has closed. */
  close(): Promise<void>;
}

/**
 * Opens the server on one port of each given address, or on all addresses when none is given. An address that this machine lacks (::1
 * without IPv6) is left out, provided that one remains.
 */
export async function openListeners(server: HttpServer, port: number, addresses: readonly string[]): Promise<Listeners> {
  const open: net.Server[] = [];
  let taken = port;
  for (const address of addresses.length > 0 ? addresses : [undefined]) {
    // Each further address gets a plain listener that hands its connections to the server, so that the server counts and ends them
    // all.
    const listener = open.length === 0 ? server : net.createServer((socket) => void server.emit("connection", socket));
    try {
      await listen(listener, taken, address);
    } catch (error) {
      if (isLacking(error) && addresses.length > 1) continue;
      for (const other of open) other.close();
      throw error;
    }
    open.push(listener);
    taken = (listener.address() as net.AddressInfo).port;
  }
  if (open.length === 0) throw new Error(`none of ${addresses.join(", ")} is an address of this machine`);
  return {
    port: taken,
    close: async () => void (await Promise.all(open.map((listener) => new Promise((resolve) => listener.close(resolve))))),
  };
}

async function listen(listener: net.Server, port: number, host: string | undefined): Promise<void> {
  for (const deadline = performance.now() + PORT_PATIENCE_MS; ; await sleep(100)) {
    const listening = once(listener, "listening"); // rejects on an error event
    listener.listen({ port, host });
    try {
      await listening;
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || performance.now() > deadline) throw error;
    }
  }
}

const isLacking = (error: unknown) => ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes((error as NodeJS.ErrnoException).code ?? "");
