import net from "node:net";

export interface LoadResult {
  perSecond: number;
  requests: number;
  statuses: Record<number, number>;
}

/**
 * Keeps `connections` sockets busy for `ms`, each with one request after another, and counts answers. Uses raw sockets, because an
 * HTTP client would cost more than the server under test. Answers need a Content-Length.
 */
export async function load(
  url: string,
  options: { connections: number; ms: number; headers?: Record<string, string> },
): Promise<LoadResult> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const extra = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\n${extra.join("")}\r\n`;
  const statuses: Record<number, number> = {};
  let requests = 0;
  const started = performance.now();
  const deadline = started + options.ms;

  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let pending = Buffer.alloc(0);
      let awaited = -1;
      socket.setNoDelay(true);
      socket.on("connect", () => socket.write(request));
      socket.on("error", reject);
      socket.on("data", (chunk) => {
        pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
        if (awaited < 0) {
          const end = pending.indexOf("\r\n\r\n");
          if (end < 0) return;
          const head = pending.toString("latin1", 0, end);
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) return void socket.destroy(new Error(`no Content-Length from ${url}:\n${head}`));
          const status = Number(head.slice(9, 12));
          statuses[status] = (statuses[status] ?? 0) + 1;
          awaited = end + 4 + Number(length);
        }
        if (pending.length < awaited) return;
        pending = pending.subarray(awaited);
        awaited = -1;
        requests++;
        if (performance.now() < deadline) return void socket.write(request);
        socket.end();
        resolve();
      });
    });

  await Promise.all(Array.from({ length: options.connections }, one));
  return { perSecond: requests / ((performance.now() - started) / 1000), requests, statuses };
}
