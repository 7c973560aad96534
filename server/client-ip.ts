import { type BlockList, isIP } from "node:net";
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, "");

/**
 * The visitor's address. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from the right,
 * the first address that is not a trusted proxy is the visitor.
 */
export function clientIpFrom(proxies: BlockList) {
  return (peer: string, forwarded: string | undefined): string => {
    let address = plain(peer);
    const hops = (forwarded ?? "").split(",").map(plain).filter(Boolean);
    while (hops.length > 0 && isTrusted(proxies, address)) address = hops.pop()!;
    return address;
  };
}

function isTrusted(proxies: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? "ipv6" : "ipv4");
}
