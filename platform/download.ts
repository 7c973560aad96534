import type http from "node:http";
import { guardedRequest, PrivateAddress } from "./guarded-request.ts";
import { isWebPort } from "./public-address.ts";

export interface DownloadLimits {
  maxBytes: number;
  maxRedirects: number;
  /** The time from the request to the last byte. */
  patienceMs: number;
  /** Decides about every address behind a name, before anything is sent to it. */
  mayReach: (address: string) => boolean;
  /** What is asked for, and in whose name. */
  headers: Record<string, string>;
  /** True for an address that is a secret, which no redirect may carry over an open line. */
  encrypted?: boolean;
  /** What is asked of a server that answers with a report (RFC 4918) instead of a file. */
  ask?: { method: "REPORT" | "PROPFIND"; body: string };
  /** True where the headers hold a login, which no redirect may carry to another server. */
  sameOrigin?: boolean;
  signal?: AbortSignal;
}

export type DownloadFailure =
  | "bad-address"
  | "private-address"
  | "too-many-redirects"
  | "too-large"
  | "not-found"
  // A later attempt may succeed.
  | "unreachable"
  | "slow"
  | "failing-host";

/** With the status of the refusal, where the host gave one. */
export type Download = { ok: true; bytes: Buffer } | { ok: false; reason: DownloadFailure; status?: number };

class Refusal extends Error {
  readonly reason: DownloadFailure;
  readonly status: number | undefined;
  constructor(reason: DownloadFailure, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** Downloads a file from an address that a stranger gave, and checks each redirect as it checks the first address. */
export async function download(address: string, limits: DownloadLimits): Promise<Download> {
  const late = AbortSignal.timeout(limits.patienceMs);
  const signal = limits.signal ? AbortSignal.any([late, limits.signal]) : late;
  try {
    const scheme = limits.encrypted ? /^https:$/ : /^https?:$/;
    let target = readAddress(address, scheme);
    for (let redirects = 0; ; redirects++) {
      const response = await guardedRequest(target, {
        mayReach: limits.mayReach,
        signal,
        headers: { ...limits.headers, "Accept-Encoding": "identity" },
        ...(limits.ask && { method: limits.ask.method, body: Buffer.from(limits.ask.body) }),
      });
      if (isRedirect(response)) {
        response.destroy();
        if (redirects >= limits.maxRedirects) throw new Refusal("too-many-redirects");
        const next = readAddress(response.headers.location, scheme, target);
        if (limits.sameOrigin && next.origin !== target.origin) throw new Refusal("bad-address");
        target = next;
        continue;
      }
      const { statusCode = 0 } = response;
      if (statusCode === (limits.ask ? 207 : 200)) return { ok: true, bytes: await readBody(response, limits.maxBytes) };
      response.destroy();
      throw new Refusal(statusCode >= 500 || statusCode === 429 ? "failing-host" : "not-found", statusCode);
    }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason, ...(error.status && { status: error.status }) };
    if (error instanceof PrivateAddress) return { ok: false, reason: "private-address" };
    if (limits.signal?.aborted) throw error;
    return { ok: false, reason: late.aborted ? "slow" : "unreachable" };
  }
}

function readAddress(address: string | undefined, scheme: RegExp, base?: URL): URL {
  const url = address === undefined ? null : URL.parse(address, base?.href);
  if (!url || !scheme.test(url.protocol) || url.username || url.password || !isWebPort(url)) throw new Refusal("bad-address");
  return url;
}

const isRedirect = ({ statusCode = 0, headers }: http.IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;

async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers["content-length"]) > maxBytes) {
    response.destroy();
    throw new Refusal("too-large");
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal("too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
