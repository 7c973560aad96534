import { randomUUID } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { menuVersion, readMenus } from "#domain/content/header-menu.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { testDatabase } from "#tests/support/database.ts";
import { MAX_LISTENERS_OF_ADDRESS, openMenuStream } from "./menu-stream.ts";

const db = await testDatabase();

type Answer = http.IncomingMessage;
const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

let port: number;
let ending: AbortController;
let stream: ReturnType<typeof openMenuStream>;
async function open(database = db) {
  ending = new AbortController();
  stream = openMenuStream({ db: database, closing: ending.signal }, (c) => c.req.header("x-from") ?? "");
  const server = http.createServer(getRequestListener(stream.routes.fetch, { overrideGlobalObjects: false }));
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
}
beforeEach(() => open());

async function listenFrom(address: string, method = "GET"): Promise<Answer> {
  const request = http.request({
    port,
    host: "127.0.0.1",
    path: "/api/menu/cambios",
    method,
    headers: { "x-from": address },
    agent: false,
  });
  request.on("error", () => {});
  request.end();
  const [answer] = (await once(request, "response")) as [Answer];
  answer.on("error", () => {});
  return answer;
}
const statuses = async (address: string, times: number) =>
  (await Promise.all(Array.from({ length: times }, () => listenFrom(address)))).map(({ statusCode }) => statusCode);

describe("from one address", () => {
  test("a few pages are connected, and the others hear the version and when to ask again, which is an error to no browser", async () => {
    const answers = await Promise.all(Array.from({ length: MAX_LISTENERS_OF_ADDRESS * 3 }, () => listenFrom("203.0.113.1")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const heard = answers.map((answer) => {
      const said = { text: "", ended: false };
      answer.setEncoding("utf8").on("data", (part: string) => {
        said.text += part;
      });
      answer.on("end", () => {
        said.ended = true;
      });
      return said;
    });
    await expect.poll(() => heard.filter(({ ended }) => ended).length).toBe(MAX_LISTENERS_OF_ADDRESS * 2);
    expect(stream.listening()).toBe(MAX_LISTENERS_OF_ADDRESS);
    for (const { text, ended } of heard.filter(({ ended }) => ended)) {
      expect([text, ended]).toEqual([expect.stringContaining(`data: ${menuVersion(await readMenus(db))}`), true]);
      expect(Number(/^retry: (\d+)$/m.exec(text)![1])).toBeGreaterThanOrEqual(60_000);
    }
    expect(await statuses("203.0.113.2", 2)).toEqual([200, 200]);
    expect(stream.listening()).toBe(MAX_LISTENERS_OF_ADDRESS + 2);
  });

  test("every page that is closed makes room, however it was closed", async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: MAX_LISTENERS_OF_ADDRESS }, () => listenFrom("203.0.113.1")));
      await expect.poll(() => stream.listening()).toBe(MAX_LISTENERS_OF_ADDRESS);
      for (const answer of answers) round % 2 ? answer.destroy() : answer.socket.resetAndDestroy();
      // These pages are closed before they get anything.
      for (let times = 0; times < 20; times++) {
        const early = http.get({ port, host: "127.0.0.1", path: "/api/menu/cambios", headers: { "x-from": "203.0.113.1" }, agent: false });
        early.on("error", () => {});
        early.on("socket", (socket) => socket.on("connect", () => setTimeout(() => socket.destroy(), times % 5)));
        await new Promise((closed) => early.on("close", closed));
      }
      await expect.poll(() => stream.listening()).toBe(0);
    }
  });

  test("a HEAD request does not count", async () => {
    for (let times = 0; times < MAX_LISTENERS_OF_ADDRESS * 2; times++)
      expect((await listenFrom("203.0.113.1", "HEAD")).statusCode).toBe(200);
    expect(stream.listening()).toBe(0);
  });

  test("a network of IPv6 counts as one", async () => {
    await Promise.all(Array.from({ length: MAX_LISTENERS_OF_ADDRESS * 2 }, (_, host) => listenFrom(`2001:db8:1:2::${host}`)));
    expect(stream.listening()).toBe(MAX_LISTENERS_OF_ADDRESS);
    for (const other of ["2001:db8:1:3:0:0:0:1", "2001:db8::1"]) await listenFrom(other);
    expect(stream.listening()).toBe(MAX_LISTENERS_OF_ADDRESS + 2);
  });
});

test("a page that connects while the menu changes is told of the new one", async () => {
  let go: () => void = () => {};
  const late = new Promise<void>((resolve) => {
    go = resolve;
  });
  let reading: () => void = () => {};
  const read = new Promise<void>((resolve) => {
    reading = resolve;
  });
  // The database answers at once, but its answers are held back.
  await open(
    db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reading();
        await late;
        return result;
      },
    }),
  );
  const before = menuVersion(await readMenus(db));
  const connecting = listenFrom("203.0.113.1");
  await read;
  const items = JSON.stringify([{ id: "a", label: "Centros", url: "/centros" }]);
  await db.insertInto("menus").values({ id: randomUUID(), name: "Principal", location: "header", items }).execute();
  await stream.changed();
  go();
  let heard = "";
  (await connecting).setEncoding("utf8").on("data", (part: string) => {
    heard += part;
  });
  await expect.poll(() => heard).toContain("event: menu");
  const told = [...heard.matchAll(/^data: (.*)$/gm)].map(([, version]) => version);
  expect(told).toEqual([menuVersion(await readMenus(db))]);
  expect(told).not.toContain(before);
});

test("a process that ends closes the connections of its pages", async () => {
  const answer = await listenFrom("203.0.113.1");
  answer.resume();
  ending.abort();
  await once(answer, "end");
  expect(stream.listening()).toBe(0);
  expect((await once((await listenFrom("203.0.113.1")).resume(), "end")).length).toBe(0);
  expect(stream.listening()).toBe(0);
});

test("a database that is away changes no menu", async () => {
  const gone = openDatabase("postgresql://cuna@127.0.0.1:1/cuna");
  afterAll(() => gone.destroy());
  await open(gone);
  stream.routes.onError((_error, c) => c.body(null, 503));
  expect((await listenFrom("203.0.113.1")).statusCode).toBe(503);
  await expect(stream.changed()).resolves.toBeUndefined();
});
