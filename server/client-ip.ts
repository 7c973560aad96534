import { BlockList, isIP, isIPv6 } from "node:net";

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, "");

/**
 * Returns a function that finds the visitor's address, given TRUSTED_PROXY (addresses and CIDR ranges separated by commas).
 * `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from the right, the first address that is not a trusted
 * proxy is the visitor's.
 */
export function clientIpFrom(trustedProxies: string | undefined) {
  const proxies = readProxies(trustedProxies);
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

function readProxies(list = ""): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits) proxies.addSubnet(address, Number(bits), family);
    else if (address) proxies.addAddress(address, family);
  }
  return proxies;
}
