import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import parseRange from "range-parser";
import type { Encoding } from "./kept-page.ts";
import { preferredEncoding } from "./preferred-encoding.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in one encoding, with an ETag for exactly these bytes. */
interface Body {
  bytes: Bytes;
  etag: string;
}

export interface AssetRequest {
  method: string;
  /** The address as it came, before any decoding. */
  url: string;
  headers: Readonly<Partial<Record<"accept-encoding" | "if-none-match" | "if-range" | "range", string | string[] | undefined>>>;
}

/** The web worker that parses the PDFs of strangers. It has a content policy of its own: it may run its decoders, and load nothing. */
const READER_OF_PAPERS = /^assets\/pdf\.worker[\w.-]*\.mjs$/;
const NOTHING_BUT_DECODERS = "default-src 'none'; script-src 'wasm-unsafe-eval'";

const SUFFIX: Record<Exclude<Encoding, "identity">, string> = { br: ".br", gzip: ".gz" };

/**
 * Returns a function that answers requests for the build's browser files from memory, compressed as the build left them, and
 * returns undefined for anything else. Files that Vite named by their content are cached for good, the rest for an hour. All
 * files are read at start, so a path can reach nothing else, and a build beside the running site does not affect it. A library
 * that reads from the disk could not promise that.
 */
export function openAssets(folder: string): (request: AssetRequest) => Response | undefined {
  const files = readFiles(folder);

  function answer(
    file: string,
    bodies: Map<Encoding, Body>,
    method: string,
    asked: (name: keyof AssetRequest["headers"]) => string,
  ): Response {
    const packed = bodies.size > 1;
    const chosen = preferredEncoding(asked("accept-encoding"));
    const encoding = bodies.has(chosen) ? chosen : "identity";
    const { bytes, etag } = bodies.get(encoding)!;
    const headers = new Headers({
      "Content-Type": getMimeType(file) ?? "application/octet-stream",
      "Cache-Control": cacheRule(file),
      "Accept-Ranges": "bytes",
      ETag: etag,
    });
    if (packed) headers.set("Vary", "Accept-Encoding");
    if (READER_OF_PAPERS.test(file)) headers.set("Content-Security-Policy", NOTHING_BUT_DECODERS);
    if (
      asked("if-none-match")
        .split(/\s*,\s*/)
        .some((known) => known === "*" || known.replace(/^W\//, "") === etag)
    )
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    // A range of another version would not match the bytes that the browser has.
    const fits = asked("if-range") === "" || asked("if-range") === etag;
    const ranges = method === "GET" && fits && asked("range") ? parseRange(bytes.length, asked("range")) : -2;
    if (ranges === -1) {
      headers.set("Content-Range", `bytes */${bytes.length}`);
      return new Response(null, { status: 416, headers });
    }
    // Several ranges would need a multipart answer, which browsers never request; the whole file is a valid answer.
    const part = typeof ranges === "object" && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
    const body = part ? bytes.subarray(part.start, part.end + 1) : bytes;
    if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${bytes.length}`);
    headers.set("Content-Length", String(body.length));
    return new Response(method === "HEAD" ? null : body, { status: part ? 206 : 200, headers });
  }

  return ({ method, url, headers }) => {
    const query = url.indexOf("?");
    const file = url.slice(1, query < 0 ? undefined : query);
    const bodies = files.get(file);
    if (!bodies || (method !== "GET" && method !== "HEAD")) return undefined;
    return answer(file, bodies, method, (name) => headers[name]?.toString() ?? "");
  };
}

function cacheRule(file: string): string {
  if (file.startsWith("assets/")) return "public, max-age=31536000, immutable";
  // The service worker decides what browsers keep, so it must never be stale.
  return file === "sw.js" ? "no-cache" : "public, max-age=3600";
}

function readFiles(folder: string): Map<string, Map<Encoding, Body>> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const all = new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).split(path.sep).join("/"), bodyOf(new Uint8Array(fs.readFileSync(file)))] as const),
  );
  const isPacked = (file: string) =>
    Object.values(SUFFIX).some((suffix) => file.endsWith(suffix) && all.has(file.slice(0, -suffix.length)));
  return new Map(
    [...all]
      .filter(([file]) => !isPacked(file))
      .map(([file, body]) => {
        const packed = (["br", "gzip"] as const).flatMap((encoding) => {
          const found = all.get(file + SUFFIX[encoding]);
          return found ? [[encoding, found] as const] : [];
        });
        return [file, new Map<Encoding, Body>([["identity", body], ...packed])];
      }),
  );
}

const bodyOf = (bytes: Bytes): Body => ({
  bytes,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
});
