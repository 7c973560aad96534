import type { Audience } from "#app/handle.ts";
import { routesOf } from "./site-map.ts";

/** Somebody who is signed in, or nobody, with the `Cookie` header of their browser. */
export interface LinkReader<Key extends string> {
  readonly key: Key;
  readonly cookie: string;
}

export interface LinkedScreen<Key extends string> {
  name: string;
  reader: Key;
  path: string;
}

/** The queries that an address requires. */
const QUERY: Readonly<Record<string, string>> = { "/dashboard/user/consultas/nueva": "?centro=clinica-luna-de-larimar" };
const TREATMENT = "/admin/treatments/:slug/:section?";

/** Returns the addresses in a page that begin with a path. */
export async function linksOf(siteUrl: string, cookie: string, path: string, under: string): Promise<string[]> {
  const html = await (await fetch(siteUrl + path, { headers: { cookie } })).text();
  const addresses = [...html.matchAll(/<a\b[^>]*?href="([^"#]+)"/g)].map(([, address]) => address!.replaceAll("&amp;", "&"));
  return addresses.filter((address) => address.startsWith(under));
}

export const patternsOf = (audience: Audience) =>
  routesOf(audience)
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ pattern }) => pattern);

/** Returns an address for each screen of an audience. One with an id is found through a link, as people find it. */
export async function linkedScreens<Key extends string>(
  siteUrl: string,
  audience: Audience,
  readers: readonly LinkReader<Key>[],
): Promise<LinkedScreen<Key>[]> {
  const found = new Map<string, LinkedScreen<Key>>();
  const keep = (name: string, reader: Key, path: string) => found.set(name, { name, reader, path });
  const [first] = readers;
  for (const pattern of patternsOf(audience)) if (!pattern.includes(":")) keep(pattern, first!.key, pattern + (QUERY[pattern] ?? ""));
  for (const { key, cookie } of readers) {
    for (const { path } of found.values()) {
      const missing = patternsOf(audience).filter((pattern) => !found.has(pattern));
      if (missing.length === 0) break;
      const links = await linksOf(siteUrl, cookie, path, "/");
      for (const pattern of missing) {
        const shape = new RegExp(`^${pattern.replace("/:section?", "").replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`);
        const link = links.find((address) => shape.test(address) && !found.has(address.split("?")[0]!));
        if (!link) continue;
        keep(pattern, key, link);
        // The parts of an editor are screens of their own, and only one of them links to the review.
        if (pattern === TREATMENT) for (const part of await linksOf(siteUrl, cookie, link, `${link}/`)) keep(part, key, part);
      }
    }
  }
  return [...found.values()];
}
