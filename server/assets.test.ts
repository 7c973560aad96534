import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { openAssets } from "./assets.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-assets-"));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));
const folder = path.join(base, "client");
fs.mkdirSync(path.join(folder, "assets"), { recursive: true });
fs.writeFileSync(path.join(base, "secret.txt"), "secret");
const script = "export const word = 'cuna';\n".repeat(100);
fs.writeFileSync(path.join(folder, "assets/start-abc.js"), script);
fs.writeFileSync(path.join(folder, "assets/figtree.woff2"), Buffer.alloc(500, 7));
fs.writeFileSync(path.join(folder, "favicon.svg"), "<svg/>");
const assets = openAssets(folder);
const get = (url: string, acceptEncoding?: string, method = "GET") => assets({ method, url, acceptEncoding });

test("a file named by its content never changes; another one is asked for again", async () => {
  expect((await get("/assets/start-abc.js"))!.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get("/favicon.svg?v=1"))!.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("text goes out in the best coding the browser takes, and whole", async () => {
  const inCoding = async (accepted?: string) => {
    const response = (await get("/assets/start-abc.js", accepted))!;
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    return { coding: response.headers.get("content-encoding"), bytes };
  };
  const [brotli, gzip, plain] = [await inCoding("gzip, deflate, br"), await inCoding("gzip, br;q=0"), await inCoding()];
  expect([brotli.coding, gzip.coding, plain.coding]).toEqual(["br", "gzip", null]);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(script);
  expect(gunzipSync(gzip.bytes).toString()).toBe(script);
  expect(plain.bytes.toString()).toBe(script);
});

test("a font is compressed already", async () => {
  const font = (await get("/assets/figtree.woff2", "br"))!;
  expect(font.headers.get("content-encoding")).toBeNull();
  expect(font.headers.get("content-type")).toBe("font/woff2");
});

test("HEAD has the headers and no body; other methods are not for files", async () => {
  const head = (await get("/favicon.svg", "br", "HEAD"))!;
  expect(head.headers.get("content-type")).toBe("image/svg+xml");
  expect(await head.text()).toBe("");
  expect(get("/favicon.svg", "br", "POST")).toBeUndefined();
});

test.for(["/", "/centros", "/assets", "/assets/", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//favicon.svg"])(
  "%s is no file",
  (url) => {
    expect(get(url)).toBeUndefined();
  },
);
