import os from "node:os";
import ipaddr from "ipaddr.js";

/** Addresses that look public, at which a cloud answers its own machines. */
const CLOUDS_OWN = ["168.63.129.16"];

/** Returns whether an address is on the public internet: not this machine, not a private network, no range with a special use. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // In IPv6 only 2000::/3 is assigned to the public.
  if (parsed instanceof ipaddr.IPv6 && parsed.parts[0]! >> 13 !== 1) return false;
  const plain = parsed.toNormalizedString();
  return parsed.range() === "unicast" && !CLOUDS_OWN.includes(plain) && !isOwnAddress(plain);
}

/**
 * Returns whether an address is this machine's own. A machine reaches its own public address without passing its firewall, and so
 * reaches services that are closed to everybody else.
 */
function isOwnAddress(plain: string): boolean {
  const own = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
  return own.some(({ address }) => ipaddr.isValid(address) && ipaddr.parse(address).toNormalizedString() === plain);
}

/**
 * Returns whether a web server may listen on a port: the usual two, and those that any program may open. Lower ports belong to other
 * services.
 */
export const isWebPort = ({ port }: URL): boolean => ["", "80", "443"].includes(port) || Number(port) >= 1024;
