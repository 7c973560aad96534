import { matchPath } from "react-router";
import { siteMap } from "./site-map.ts";

/** Values that no honest browser sends, encoded as in an address or a form body. */
export const HOSTILE_VALUES = {
  NUL: "%00",
  "a byte that is no UTF-8": "%ff",
  "a lone surrogate": "%ED%A0%80",
  "8 KB": "a".repeat(8_192),
  "a name sent twice": "uno",
} as const;
export type HostileValue = keyof typeof HOSTILE_VALUES;
export const hostileValues = Object.keys(HOSTILE_VALUES) as HostileValue[];

/** Makes a query or form body in which each name has the value; 8 KB only once, since addresses have a limit. */
export function hostileQuery(names: readonly string[], kind: HostileValue): string {
  const value = HOSTILE_VALUES[kind];
  const carriers = kind === "8 KB" ? names.slice(0, 1) : names;
  const pairs = carriers.map((name) => `${encodeURIComponent(name)}=${value}`);
  return [...pairs, ...(kind === "a name sent twice" ? pairs : [])].join("&");
}

/** Every pattern of the site map, children joined to their parents. */
export const routePatterns = siteMap.map(({ pattern }) => pattern);

/** Returns an address of the pattern: one that the site has shown, or otherwise one that does not exist. */
export function addressOf(pattern: string, seen: readonly string[]): string {
  const [start = pattern] = /^.*?:\w+/.exec(pattern) ?? [];
  const find = (wanted: string) => seen.find((path) => matchPath(wanted, path));
  const real = pattern.includes(":") ? (find(pattern) ?? pattern.replace(start, find(start) ?? start)) : pattern;
  return real.replaceAll(/:\w+/g, "algo").replace("*", "no-existe");
}
