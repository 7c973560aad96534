import ipaddr from "ipaddr.js";
import { type Keys, keyedDigest } from "#platform/keys.ts";

/** Returns what one household or one machine has for itself: an address of the fourth version, or a network of 64 bits of the sixth. */
function householdOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? hex(address.parts.slice(0, 4)) : address.toString();
}

/** Counts what comes from one place without keeping its address. */
export const networkDigest = (keys: Keys, ip: string): Buffer => keyedDigest(keys, "network", householdOf(ip));

/**
 * Returns the beginning of an address, by which its owner knows their connection again, and which tells nobody apart. Null for none,
 * and on this machine.
 */
export function shortNetwork(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.range() === "loopback") return null;
  if (address instanceof ipaddr.IPv6) return `${hex(address.parts.slice(0, 2))}:…`;
  return `${address.octets.slice(0, 2).join(".")}.…`;
}

const hex = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(":");
