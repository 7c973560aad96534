import ipaddr from "ipaddr.js";
import { type Keys, keyedDigest } from "#platform/keys.ts";

/** Returns the network that one household or one machine has for itself: an IPv4 address, or the first 64 bits of an IPv6 address. */
function householdOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? hex(address.parts.slice(0, 4)) : address.toString();
}

/** Digests the network of a visitor, so that requests from one place can be counted without storing its address. */
export const networkDigest = (keys: Keys, ip: string): Buffer => keyedDigest(keys, "network", householdOf(ip));

/**
 * Returns the beginning of an address, by which its owner recognises their connection, and which identifies nobody. Returns null without
 * an address, and on this machine.
 */
export function shortNetwork(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.range() === "loopback") return null;
  if (address instanceof ipaddr.IPv6) return `${hex(address.parts.slice(0, 2))}:…`;
  return `${address.octets.slice(0, 2).join(".")}.…`;
}

const hex = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(":");
