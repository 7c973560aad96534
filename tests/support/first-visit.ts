import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** Kilobytes over the wire that a first visit may take. */
export const firstVisitBudget = { HTML: 14, CSS: 13, JavaScript: 6, fonts: 36 } as const;

/** How long a page may take to be packed small, on a machine with other things to do. */
const PACKING_MS = 20_000;

export type FirstVisit = Record<keyof typeof firstVisitBudget, number>;

/** The kilobytes that a first visit to a page downloads before anybody touches it, compressed as a browser gets them. */
export async function measureFirstVisit(site: string, path: string): Promise<FirstVisit> {
  const html = await (await fetch(site + path)).text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, href]) => href!))];
  const sum = async (hrefs: string[]) => {
    const sizes = await Promise.all(hrefs.map((href) => received(new URL(href, site).href)));
    return sizes.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  };
  return {
    HTML: (await packedSmall(site + path, html)) / 1024,
    CSS: await sum(named(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)),
    JavaScript: await sum(await withImports(site, named(/<script[^>]+src="([^"]+)"/g))),
    fonts: await sum(named(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)),
  };
}

/** Scripts bring their static imports along. */
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

/** What arrives on the wire: fetch() would decompress it. */
function received(address: string): Promise<{ bytes: number; kept: boolean }> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { "accept-encoding": "br, gzip" } }, (res) => {
        let bytes = 0;
        res.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        res.on("end", () => resolve({ bytes, kept: res.headers["x-cache"] !== undefined }));
      })
      .on("error", reject);
  });
}

/** The first visitors get a page packed in a hurry; it is packed small once somebody asks again. */
async function packedSmall(address: string, html: string): Promise<number> {
  // The same effort, give or take what a hint of the size changes.
  const small = brotliCompressSync(html).length * 1.03;
  let { bytes, kept } = await received(address);
  for (const end = Date.now() + PACKING_MS; kept && bytes > small && Date.now() < end; await sleep(50)) {
    ({ bytes, kept } = await received(address));
  }
  return bytes;
}
