import ipaddr from "ipaddr.js";

/** Whether programs of others may be given to reach this address: never this machine, a private network or a range with a special use. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // In IPv6 only 2000::/3 is given out; the rest is unassigned at best.
  if (parsed instanceof ipaddr.IPv6 && parsed.parts[0]! >> 13 !== 1) return false;
  return parsed.range() === "unicast";
}
