import http from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Kilobytes over the wire that a first visit may take. */
export const firstVisitBudget = { HTML: 14, CSS: 13, JavaScript: 6, fonts: 36 } as const;

export type FirstVisit = Record<keyof typeof firstVisitBudget, number>;

/**
 * Measures the kilobytes that a first visit to a page downloads before an interaction, compressed as a browser gets them. The page
 * itself counts as the cache compresses it after the second request.
 */
export async function measureFirstVisit(site: string, path: string): Promise<FirstVisit> {
  const html = await (await fetch(site + path)).text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].flatMap(([, hrefs]) => hrefs!.split(" ")))];
  const sum = async (hrefs: string[]) => {
    const sizes = await Promise.all(hrefs.map((href) => received(new URL(href, site).href)));
    return sizes.reduce((total, bytes) => total + bytes, 0) / 1024;
  };
  return {
    HTML: brotliCompressSync(html).length / 1024,
    CSS: await sum(named(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)),
    JavaScript: await sum(await withImports(site, named(/<script[^>]+(?:src|data-imports)="([^"]+)"/g))),
    fonts: await sum(named(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)),
  };
}

/** Adds the static imports of the scripts. */
async function withImports(site: string, entries: string[]): Promise<string[]> {
  const seen = new Set(entries);
  for (const entry of seen) {
    const source = await (await fetch(new URL(entry, site))).text();
    for (const [, path] of source.matchAll(/(?:^|[;}\n])import(?:[^"'()]*from)?["']([^"']+)["']/g)) {
      seen.add(new URL(path!, new URL(entry, site)).pathname);
    }
  }
  return [...seen];
}

/** Counts the bytes on the wire, since fetch() would decompress them. */
export function received(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { "accept-encoding": "br, gzip" } }, (res) => {
        let bytes = 0;
        res.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        res.on("end", () => resolve(bytes));
      })
      .on("error", reject);
  });
}
