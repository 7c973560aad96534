import { isIP } from "node:net";
import { isLoopbackHost } from "./loopback.ts";
import { isPublicAddress, isWebPort } from "./public-address.ts";

export type AddressMistake = "not-an-address" | "not-https" | "private";

interface Accepted {
  maxLength: number;
  /** Also accepts this machine, for trying it in a demonstration. */
  local: boolean;
}

/** Reads an address that somebody typed. Only https to the public internet is accepted. What is behind a name is checked at each request. */
export function readGivenAddress(typed: string, { maxLength, local }: Accepted): { url: string } | { mistake: AddressMistake } {
  const url = typed.length <= maxLength ? URL.parse(typed.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > maxLength || !isWebPort(url))
    return { mistake: "not-an-address" };
  if (isLoopbackHost(url.hostname)) return local ? { url: url.href } : { mistake: "private" };
  if (url.protocol !== "https:") return { mistake: "not-https" };
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) ? !isPublicAddress(host) : !host.includes(".")) return { mistake: "private" };
  return { url: url.href };
}
