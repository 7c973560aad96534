import { isIP } from "node:net";
import { isLoopbackHost } from "#platform/loopback.ts";
import { isPublicAddress, isWebPort } from "#platform/public-address.ts";

export type AddressMistake = "not-an-address" | "not-https" | "private";

const MAX_LENGTH = 500;

/**
 * Reads the address that a center typed. Only https to the public internet is accepted. `localAllowed` also accepts this machine, for
 * trying it in a demonstration. The addresses behind a name are checked again at each sending.
 */
export function readWebhookAddress(typed: string, localAllowed: boolean): { url: string } | { mistake: AddressMistake } {
  const url = typed.length <= MAX_LENGTH ? URL.parse(typed.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > MAX_LENGTH || !isWebPort(url))
    return { mistake: "not-an-address" };
  if (isLoopbackHost(url.hostname)) return localAllowed ? { url: url.href } : { mistake: "private" };
  if (url.protocol !== "https:") return { mistake: "not-https" };
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) ? !isPublicAddress(host) : !host.includes(".")) return { mistake: "private" };
  return { url: url.href };
}
