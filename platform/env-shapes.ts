import { isIP } from "node:net";

/** Returns whether this is an address without a path. */
export const isOrigin = (url: URL) =>
  /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;

/** Returns whether this is the address of a bucket with its keys. */
export const isBucket = (url: URL | null) => url !== null && /^https?:$/.test(url.protocol) && url.username !== "" && url.password !== "";

/** Returns whether this is an address of a machine, or a CIDR range. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", bits, rest] = text.split("/");
  const family = isIP(address);
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
  return family !== 0 && bitsFit && rest === undefined;
}

/** Returns which bucket an address names, whoever's keys it holds. */
export const bucketOf = (address: string): string | undefined => {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname.replace(/\/+$/, "") : undefined;
};
