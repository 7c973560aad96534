import { BlockList, isIPv6 } from "node:net";

const family = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, "");

/**
 * The visitor's address. `X-Forwarded-For` counts only as far as it was written by proxies in `trusted`
 * (addresses or CIDR ranges, comma-separated): read from the right, the first address that is not a trusted proxy is the visitor.
 */
export function clientIpFrom(trusted: string | undefined) {
  const proxies = new BlockList();
  for (const entry of (trusted ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = "", bits] = entry.split("/");
    if (bits) proxies.addSubnet(address, Number(bits), family(address));
    else proxies.addAddress(address, family(address));
  }
  return (peer: string, forwarded: string | undefined): string => {
    let address = plain(peer);
    const hops = (forwarded ?? "").split(",").map(plain).filter(Boolean);
    while (hops.length > 0 && proxies.check(address, family(address))) address = hops.pop()!;
    return address;
  };
}
