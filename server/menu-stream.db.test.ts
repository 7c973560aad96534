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
  test("a few pages are connected, and the others are told when to ask again", async () => {
    const answers = await Promise.all(Array.from({ length: MAX_LISTENERS_OF_ADDRESS * 3 }, () => listenFrom("203.0.113.1")));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.length - refused.length).toBe(MAX_LISTENERS_OF_ADDRESS);
    for (const { headers } of refused) expect(headers["retry-after"]).toBe("60");
    expect(await statuses("203.0.113.2", 2)).toEqual([200, 200]);
  });

  test("every page that is closed makes room, however it was closed", async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: MAX_LISTENERS_OF_ADDRESS }, () => listenFrom("203.0.113.1")));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      for (const answer of answers) round % 2 ? answer.destroy() : answer.socket.resetAndDestroy();
      // These pages are closed before they get anything.
      for (let times = 0; times < 20; times++) {
        const early = http.get({ port, host: "127.0.0.1", path: "/api/menu/cambios", headers: { "x-from": "203.0.113.1" }, agent: false });
        early.on("error", () => {});
        early.on("socket", (socket) => socket.on("connect", () => setTimeout(() => socket.destroy(), times % 5)));
        await new Promise((closed) => early.on("close", closed));
      }
      await expect
        .poll(async () => {
          const answer = await listenFrom("203.0.113.1");
          answer.destroy();
          return answer.statusCode;
        })
        .toBe(200);
      await expect.poll(() => stream.listening()).toBe(0);
    }
  });

  test("a HEAD request does not count", async () => {
    for (let times = 0; times < MAX_LISTENERS_OF_ADDRESS * 2; times++)
      expect((await listenFrom("203.0.113.1", "HEAD")).statusCode).toBe(200);
    expect(stream.listening()).toBe(0);
  });

  test("a network of IPv6 counts as one", async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_LISTENERS_OF_ADDRESS * 2 }, (_, host) => listenFrom(`2001:db8:1:2::${host}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_LISTENERS_OF_ADDRESS);
    expect((await listenFrom("2001:db8:1:3:0:0:0:1")).statusCode).toBe(200);
    expect((await listenFrom("2001:db8::1")).statusCode).toBe(200);
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
  expect((await listenFrom("203.0.113.1")).statusCode).toBe(503);
});

test("a database that is away changes no menu", async () => {
  const gone = openDatabase("postgresql://cuna@127.0.0.1:1/cuna");
  afterAll(() => gone.destroy());
  await open(gone);
  stream.routes.onError((_error, c) => c.body(null, 503));
  expect((await listenFrom("203.0.113.1")).statusCode).toBe(503);
  await expect(stream.changed()).resolves.toBeUndefined();
});
