import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
};
const COMPRESSIBLE = /^(text|application)\/|svg/;

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = "br" | "gzip" | "identity";
const encoders: Record<Exclude<Encoding, "identity">, (bytes: Bytes) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

export interface AssetRequest {
  method: string;
  /** As it came, before any decoding. */
  url: string;
  acceptEncoding: string | undefined;
}

/**
 * The browser's files of the build, from memory, each compressed once; undefined for what is none of them. What Vite named
 * by its content never changes; the rest is asked for again after an hour. All is read at start: a path can reach nothing
 * else, and a build beside the running site takes nothing away from it.
 */
export function openAssets(folder: string): (request: AssetRequest) => Promise<Response> | undefined {
  const files = readFiles(folder);
  const kept = new Map<string, Promise<Bytes>>();

  function bytesOf(file: string, plain: Bytes, encoding: Encoding): Promise<Bytes> {
    if (encoding === "identity") return Promise.resolve(plain);
    const name = `${encoding} ${file}`;
    let bytes = kept.get(name);
    if (!bytes) {
      bytes = encoders[encoding](plain).then((coded) => new Uint8Array(coded));
      kept.set(name, bytes);
    }
    return bytes;
  }

  async function answer(file: string, plain: Bytes, method: string, accepted: string | undefined): Promise<Response> {
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    const compressible = COMPRESSIBLE.test(type);
    const encoding = compressible ? preferred(accepted) : "identity";
    const bytes = await bytesOf(file, plain, encoding);
    const headers = new Headers({
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Cache-Control": cacheRule(file),
    });
    if (compressible) headers.set("Vary", "Accept-Encoding");
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    return new Response(method === "HEAD" ? null : bytes, { headers });
  }

  return ({ method, url, acceptEncoding }) => {
    const query = url.indexOf("?");
    const file = url.slice(1, query < 0 ? undefined : query);
    const plain = files.get(file);
    if (!plain || (method !== "GET" && method !== "HEAD")) return undefined;
    return answer(file, plain, method, acceptEncoding);
  };
}

function cacheRule(file: string): string {
  if (file.startsWith("assets/")) return "public, max-age=31536000, immutable";
  // A service worker decides what is kept: a stale one would keep the wrong things.
  return file === "sw.js" ? "no-cache" : "public, max-age=3600";
}

function readFiles(folder: string): Map<string, Bytes> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(paths.map((file) => [path.relative(folder, file).split(path.sep).join("/"), new Uint8Array(fs.readFileSync(file))]));
}

function preferred(accepted = ""): Encoding {
  const names = accepted
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}
