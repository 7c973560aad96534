import ipaddr from "ipaddr.js";

/** Returns whether an address is on the public internet: not this machine, not a private network, no range with a special use. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // In IPv6 only 2000::/3 is assigned to the public.
  if (parsed instanceof ipaddr.IPv6 && parsed.parts[0]! >> 13 !== 1) return false;
  return parsed.range() === "unicast";
}
