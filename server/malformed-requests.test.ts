import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerMalformedRequests } from "./malformed-requests.ts";
import { securityHeaders } from "./security-headers.ts";

const headers = securityHeaders({ secure: true, development: false });
const server = http.createServer({ connectionsCheckingInterval: 50 }, (req, res) => {
  if (req.url === "/half") return void res.writeHead(200, { "Content-Length": 9 }).write("half");
  if (req.url === "/wait") return void req.resume().on("end", () => res.end("fine"));
  res.end("fine");
});
server.headersTimeout = 300;
server.requestTimeout = 400;
answerMalformedRequests(server, headers);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these bytes and returns what comes back until the connection ends. */
async function answerTo(bytes: string, afterwards?: string): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  let said = "";
  socket.on("data", (chunk) => (said += chunk));
  socket.write(bytes);
  if (afterwards) {
    await once(socket, "data");
    socket.write(afterwards);
  }
  await once(socket, "close");
  return said;
}

test.each([
  ["is no HTTP", 400, "hola\r\n\r\n"],
  ["has a method nobody knows", 400, "FOO / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["has a broken header", 400, "GET / HTTP/1.1\r\nHost: x\r\na b\0: c\r\n\r\n"],
  ["has two lengths", 400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
  ["has headers without end", 431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`],
  ["has an address without end", 431, `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ["never says all of its headers", 408, "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["never says all of its body", 408, "POST /wait HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n"],
  ["expects what we do not do", 417, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nExpect: tea\r\n\r\n"],
] as const)("a request that %s is answered with %i, in Spanish, with every header", async (_, status, bytes) => {
  const said = await answerTo(bytes);
  const [head = "", body = ""] = said.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(headers)) expect(head).toContain(`\r\n${name}: ${value}`);
  expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}`);
  expect(body).toMatch(/^[A-Z].*\.$/s);
});

test("an answer that has begun is not followed by a second one", async () => {
  const said = await answerTo("GET /half HTTP/1.1\r\nHost: x\r\n\r\n", "\0\0\0");
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(said).toMatch(/half$/);
});

test("a client that disconnected is not answered, and nothing fails", async () => {
  for (let times = 0; times < 20; times++) {
    const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("hola\r\n");
    socket.resetAndDestroy();
  }
  expect(await answerTo("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(/fine$/);
});
