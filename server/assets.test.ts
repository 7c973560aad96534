import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { openAssets } from "./assets.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-assets-"));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));
const folder = path.join(base, "client");
fs.mkdirSync(path.join(folder, "assets"), { recursive: true });
fs.writeFileSync(path.join(base, "secret.txt"), "secret");
const script = "export const word = 'cuna';\n".repeat(100);
fs.writeFileSync(path.join(folder, "assets/start-abc.js"), script);
fs.writeFileSync(path.join(folder, "assets/start-abc.js.br"), brotliCompressSync(script));
fs.writeFileSync(path.join(folder, "assets/start-abc.js.gz"), gzipSync(script));
fs.writeFileSync(path.join(folder, "assets/figtree.woff2"), Buffer.alloc(500, 7));
fs.writeFileSync(path.join(folder, "favicon.svg"), "<svg/>");
fs.writeFileSync(path.join(folder, "assets/pdf.worker.min-abc.mjs"), script);
const assets = openAssets(folder);
const get = (url: string, acceptEncoding?: string, method = "GET", more: Record<string, string> = {}) =>
  assets({ method, url, headers: { "accept-encoding": acceptEncoding, ...more } });

test("a file named by its content is cached for good; any other is revalidated", () => {
  expect(get("/assets/start-abc.js")!.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(get("/favicon.svg?v=1")!.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("text is sent in the best encoding that the browser accepts, and complete", async () => {
  const inCoding = async (accepted?: string) => {
    const response = get("/assets/start-abc.js", accepted)!;
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript(; charset=utf-8)?$/);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    return { coding: response.headers.get("content-encoding"), bytes };
  };
  const [brotli, gzip, plain] = [await inCoding("gzip, deflate, br"), await inCoding("gzip, br;q=0"), await inCoding()];
  expect([brotli.coding, gzip.coding, plain.coding]).toEqual(["br", "gzip", null]);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(script);
  expect(gunzipSync(gzip.bytes).toString()).toBe(script);
  expect(plain.bytes.toString()).toBe(script);
});

test("a font is sent as it is, since it is compressed already", () => {
  const font = get("/assets/figtree.woff2", "br")!;
  expect(font.headers.get("content-encoding")).toBeNull();
  expect(font.headers.get("content-type")).toBe("font/woff2");
});

test("the worker that reads the PDFs of strangers may run its decoders, and load nothing", () => {
  const worker = get("/assets/pdf.worker.min-abc.mjs")!;
  expect(worker.headers.get("content-security-policy")).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  expect(worker.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(get("/assets/start-abc.js")!.headers.has("content-security-policy")).toBe(false);
});

test("HEAD gets the headers without a body, and other methods no file", async () => {
  const head = get("/favicon.svg", "br", "HEAD")!;
  expect(head.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(await head.text()).toBe("");
  expect(get("/favicon.svg", "br", "POST")).toBeUndefined();
});

test.for(["/", "/centros", "/assets", "/assets/", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//favicon.svg"])(
  "%s is no file",
  (url) => {
    expect(get(url)).toBeUndefined();
  },
);

test("a file that the browser has is not sent again: each encoding has its own ETag", () => {
  const names = ["br", "gzip", "identity"].map((coding) => get("/assets/start-abc.js", coding)!.headers.get("etag")!);
  expect(new Set(names).size).toBe(3);
  for (const known of [names[0]!, `W/${names[0]}`, `"other", ${names[0]}`, "*"]) {
    const answer = get("/assets/start-abc.js", "br", "GET", { "if-none-match": known })!;
    expect([answer.status, answer.body, answer.headers.get("etag")]).toEqual([304, null, names[0]]);
  }
  expect(get("/assets/start-abc.js", "gzip", "GET", { "if-none-match": names[0]! })!.status).toBe(200);
});

test("a range is a part of the bytes that the browser knows", async () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = get("/assets/start-abc.js", "identity", "GET", { range, ...more })!;
    return [answer.status, answer.headers.get("content-range"), await answer.text()];
  };
  const size = script.length;
  expect(await part("bytes=7-11")).toEqual([206, `bytes 7-11/${size}`, "const"]);
  expect(await part("bytes=-8")).toEqual([206, `bytes ${size - 8}-${size - 1}/${size}`, "'cuna';\n"]);
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, ""]);
  for (const whole of ["bytes=0-1,5-6", "lines=1-2", "nonsense"]) expect(await part(whole)).toEqual([200, null, script]);
  expect(await part("bytes=0-1", { "if-range": '"other"' })).toEqual([200, null, script]);
});

test("a build beside the running site does not affect it, and compressed copies are not files of their own", async () => {
  expect(get("/assets/start-abc.js.br")).toBeUndefined();
  fs.rmSync(path.join(folder, "favicon.svg"));
  expect(await get("/favicon.svg")!.text()).toBe("<svg/>");
});
