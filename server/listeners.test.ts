import { createServer } from "node:http";
import net from "node:net";
import os from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { type Listeners, openListeners } from "./listeners.ts";

const outside = Object.values(os.networkInterfaces())
  .flat()
  .find((at) => at && at.family === "IPv4" && !at.internal)?.address;
const hasIpv6 = Object.values(os.networkInterfaces())
  .flat()
  .some((at) => at?.address === "::1");

async function opened(addresses: readonly string[], answer: Parameters<typeof createServer>[1] = (_req, res) => res.end("yes")) {
  const server = createServer(answer as never);
  const listeners = await openListeners(server, 0, addresses);
  onTestFinished(async () => {
    server.closeAllConnections();
    await listeners.close();
  });
  return listeners;
}

const answers = ({ port }: Listeners, host: string) =>
  fetch(`http://${host}:${port}/`).then(
    (response) => response.text(),
    () => "nobody",
  );

test("a server for this machine answers at each of its addresses, on one port", async () => {
  const listeners = await opened(["127.0.0.1", "::1"]);
  expect(await answers(listeners, "127.0.0.1")).toBe("yes");
  expect(await answers(listeners, "localhost")).toBe("yes");
  if (hasIpv6) expect(await answers(listeners, "[::1]")).toBe("yes");
});

test.skipIf(!outside)("a server for this machine answers no other machine", async () => {
  expect(await answers(await opened(["127.0.0.1", "::1"]), outside!)).toBe("nobody");
  expect(await answers(await opened([]), outside!)).toBe("yes");
});

test("an address that this machine lacks is left out, unless it is the only one", async () => {
  const listeners = await opened(["198.51.100.77", "127.0.0.1"]);
  expect(await answers(listeners, "127.0.0.1")).toBe("yes");
  await expect(openListeners(createServer(), 0, ["198.51.100.77"])).rejects.toThrow("EADDRNOTAVAIL");
});

test("a port that another program holds is an error", async () => {
  const other = net.createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as net.AddressInfo;
  await expect(openListeners(createServer(), port, ["127.0.0.1"])).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test.skipIf(!hasIpv6)("closing waits for running answers, whichever address they came through", async () => {
  let begun = () => {};
  let finish = () => {};
  const arrived = new Promise<void>((resolve) => (begun = resolve));
  const listeners = await opened(["127.0.0.1", "::1"], (_req, res) => {
    res.setHeader("connection", "close");
    finish = () => res.end("late");
    begun();
  });
  const answer = answers(listeners, "[::1]");
  await arrived;
  let closed = false;
  const closing = listeners.close().then(() => (closed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(closed).toBe(false);
  expect(await answers(listeners, "127.0.0.1")).toBe("nobody");
  finish();
  expect(await answer).toBe("late");
  await closing;
});
