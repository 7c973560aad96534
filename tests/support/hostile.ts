import { matchPath } from "react-router";
import routes from "#app/routes.ts";

/** What no honest browser sends, as it stands in an address or in a form body that is already encoded. */
export const HOSTILE_VALUES = {
  NUL: "%00",
  "a byte that is no UTF-8": "%ff",
  "a lone surrogate": "%ED%A0%80",
  "8 KB": "a".repeat(8_192),
  "a name sent twice": "uno",
} as const;
export type HostileValue = keyof typeof HOSTILE_VALUES;
export const hostileValues = Object.keys(HOSTILE_VALUES) as HostileValue[];

/** A query or form body in which each name carries the value; 8 KB only once, since addresses end somewhere. */
export function hostileQuery(names: readonly string[], kind: HostileValue): string {
  const value = HOSTILE_VALUES[kind];
  const carriers = kind === "8 KB" ? names.slice(0, 1) : names;
  const pairs = carriers.map((name) => `${encodeURIComponent(name)}=${value}`);
  return [...pairs, ...(kind === "a name sent twice" ? pairs : [])].join("&");
}

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

/** Every pattern of the site map, children joined to their parents. */
function patterns(of: readonly Route[], parent = ""): string[] {
  return of.flatMap(({ path, index, children }) => {
    const pattern = index || path === undefined ? parent : `${parent}/${path}`;
    return children ? patterns(children, pattern) : [pattern || "/"];
  });
}
export const routePatterns = patterns(routes as Route[]);

/** An address of the pattern: a real one as far as the site has shown any, or one that leads nowhere. */
export function addressOf(pattern: string, seen: readonly string[]): string {
  const [start = pattern] = /^.*?:\w+/.exec(pattern) ?? [];
  const find = (wanted: string) => seen.find((path) => matchPath(wanted, path));
  const real = pattern.includes(":") ? (find(pattern) ?? pattern.replace(start, find(start) ?? start)) : pattern;
  return real.replaceAll(/:\w+/g, "algo").replace("*", "no-existe");
}
