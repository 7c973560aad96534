import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { bufferBodies } from "./buffer-bodies.ts";

const app = new Hono()
  .use(bufferBodies(async () => false))
  .post("/", async (c) => c.text(JSON.stringify(Object.fromEntries(await c.req.raw.formData()))));

// In development, too, the listener leaves the platform's own Request class in place.
const server = http.createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => server.close());

test("a form arrives whole at the routes behind it, under the development server too", async () => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ eleccion: "necessary" }) });
  expect([answer.status, await answer.text()]).toEqual([200, '{"eleccion":"necessary"}']);
});

test("a body that is too large is refused before it is read to its end", async () => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ a: "b".repeat(300 * 1024) }) });
  expect(answer.status).toBe(413);
});
