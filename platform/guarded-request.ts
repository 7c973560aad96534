import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { addressesOf } from "./addresses-of-name.ts";

export interface GuardedRequest {
  /** Decides about every address behind a name, before anything is sent to it. */
  mayReach: (address: string) => boolean;
  signal: AbortSignal;
  method?: "GET" | "POST" | "REPORT" | "PROPFIND";
  headers: Record<string, string>;
  body?: Buffer;
  /** A certificate authority that is trusted instead of the usual ones. */
  ca?: string | undefined;
  /** Name servers that are asked instead of the machine's own. */
  nameServers?: readonly string[];
}

/** A name may have hundreds of addresses. No more than this many are tried, one after the other. */
const MAX_TRIED = 8;

/** Thrown for an address that `mayReach` refuses. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
}

/**
 * Sends a request to an address that a stranger gave. Looks up the name once, checks every address behind it, and connects to exactly
 * those, so that a name cannot resolve to something else the second time. Follows no redirect.
 */
export async function guardedRequest(
  url: URL,
  { mayReach, signal, method = "GET", headers, body, ca, nameServers }: GuardedRequest,
): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await addressesOf(host, signal, nameServers);
  if (!found.every(({ address }) => mayReach(address))) throw new PrivateAddress();
  const addresses = found.slice(0, MAX_TRIED);
  const { address, family } = addresses[0]!;
  const lookup: LookupFunction = (_host, { all }, answer) => (all ? answer(null, addresses) : answer(null, address, family));
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    // Without an agent no connection stays open that a later request could reuse unchecked.
    request(url, { agent: false, lookup, signal, method, headers, ...(ca && { ca }) })
      .on("response", resolve)
      .on("error", reject)
      .end(body);
  });
}
