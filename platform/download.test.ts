import dns from "node:dns";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { onlyPhotoHost, photoHost } from "#tests/support/photo-host.ts";
import { download } from "./download.ts";
import { isPublicAddress } from "./public-address.ts";

const LIMITS = { maxBytes: 1000, maxRedirects: 2, patienceMs: 5_000, mayReach: onlyPhotoHost, headers: {} };

let written = 0;
const host = await photoHost({
  "/file": (_, response) => response.end("hola"),
  "/moved": (_, response) => response.writeHead(302, { location: "/file" }).end(),
  "/circle": (_, response) => response.writeHead(302, { location: "/circle" }).end(),
  "/to-us": (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${host.port}/file` }).end(),
  "/to-a-name-of-us": (_, response) => response.writeHead(301, { location: `http://localhost:${host.port}/file` }).end(),
  "/to-another-service": (_, response) => response.writeHead(302, { location: "http://127.0.0.2:25/x.jpg" }).end(),
  "/to-a-file": (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/says-large": (_, response) => response.writeHead(200, { "content-length": 200 * 2 ** 20 }).flushHeaders(),
  "/is-large": async (request, response) => {
    const chunk = Buffer.alloc(2 ** 16);
    let open = true;
    request.socket.on("close", () => (open = false));
    for (written = 0; open && written < 200 * 2 ** 20; written += chunk.length) {
      if (!response.write(chunk)) await sleep(1);
    }
    response.end();
  },
  "/drips": async (_, response) => {
    for (let i = 0; i < 50 && !response.destroyed; i++) {
      response.write("a");
      await sleep(100);
    }
    response.end();
  },
  "/breaks-off": (_, response) => {
    response.writeHead(200, { "content-length": 100 }).write("half");
    setTimeout(() => response.destroy(), 20);
  },
  "/fails": (_, response) => response.writeHead(503).end(),
  "/forbids": (_, response) => response.writeHead(403).end(),
});

test("downloads the file, also over a redirect", async () => {
  for (const path of ["/file", "/moved"]) expect(await download(host.url + path, LIMITS)).toEqual({ ok: true, bytes: Buffer.from("hola") });
});

test.each([
  ["/none", "not-found"],
  ["/forbids", "not-found"],
  ["/fails", "failing-host"],
  ["/breaks-off", "unreachable"],
  ["/circle", "too-many-redirects"],
  ["/says-large", "too-large"],
  ["/to-a-file", "bad-address"],
  ["/to-another-service", "bad-address"],
  ["/to-us", "private-address"],
  ["/to-a-name-of-us", "private-address"],
])("%s is %s", async (path, reason) => {
  expect(await download(host.url + path, LIMITS)).toMatchObject({ ok: false, reason });
});

test("a file with more bytes than allowed is not read to its end", async () => {
  expect(await download(`${host.url}/is-large`, LIMITS)).toEqual({ ok: false, reason: "too-large" });
  await sleep(50);
  expect(written).toBeLessThan(20 * 2 ** 20);
});

test("a host that sends a byte now and then is given up when its time is over", async () => {
  const begun = performance.now();
  expect(await download(`${host.url}/drips`, { ...LIMITS, patienceMs: 400 })).toEqual({ ok: false, reason: "slow" });
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test.each([
  "http://127.0.0.1:PORT/file",
  "http://2130706433:PORT/file",
  "http://0x7f.1:PORT/file",
  "http://localhost:PORT/file",
  "http://[::1]:PORT/file",
  "http://[::ffff:127.0.0.1]:PORT/file",
  "http://0:PORT/file",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/",
])("no request goes to %s", async (address) => {
  const before = host.asked.length;
  const result = await download(address.replace("PORT", String(host.port)), { ...LIMITS, mayReach: isPublicAddress });
  expect(result).toEqual({ ok: false, reason: "private-address" });
  expect(host.asked).toHaveLength(before);
});

test("a name is looked up once: the connection uses that answer instead of asking again", async () => {
  const askedAgain = vi.spyOn(dns, "lookup");
  onTestFinished(() => askedAgain.mockRestore());
  const checked: string[] = [];
  const mayReach = (address: string) => checked.push(address) > 0;
  // Nothing answers under this name, since the test is about the lookup.
  expect(await download(`http://localhost:${host.port}/file`, { ...LIMITS, mayReach })).toMatchObject({ ok: false });
  expect(checked.length).toBeGreaterThan(0);
  expect(askedAgain).not.toHaveBeenCalled();
});

test.each([
  "ftp://a.example/x.jpg",
  "javascript:alert(1)",
  "https://user:password@a.example/x.jpg",
  "http://a.example:25/x.jpg",
  "nada",
  "file:///etc/passwd",
])("%s is no address to ask", async (address) => {
  expect(await download(address, LIMITS)).toEqual({ ok: false, reason: "bad-address" });
});
