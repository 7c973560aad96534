import { setTimeout as sleep } from "node:timers/promises";
import type { BudgetedPromise, Figure } from "./promise.ts";

const PAGES = ["/", "/centros", "/centros/clinica-luna-de-larimar", "/solicitar-informacion"];

/** What a first visit downloads before anybody touches the page, compressed as a browser gets it. */
export default {
  name: "first-visit",
  async measure({ url }) {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const html = await (await fetch(url + page)).text();
      // The first visitor gets the page packed in a hurry; it is packed small once somebody asks again.
      await packedSmall(url + page);
      const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, href]) => href!))];
      const sum = async (hrefs: string[]) => {
        const sizes = await Promise.all(hrefs.map((href) => transferred(new URL(href, url).href)));
        return sizes.reduce((total, size) => total + size, 0);
      };
      const kinds = [
        ["HTML", await transferred(url + page), 15],
        ["CSS", await sum(all(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)), 15],
        ["JavaScript", await sum(await withImports(url, all(/<script[^>]+src="([^"]+)"/g))), 6],
        ["fonts", await sum(all(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)), 70],
      ] as const;
      for (const [kind, bytes, kilobytes] of kinds) {
        figures.push({ what: `${page} ${kind}`, value: bytes / 1024, unit: "KB", of: "value", budget: { atMost: kilobytes } });
      }
    }
    return figures;
  },
} satisfies BudgetedPromise;

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

/** Bytes on the wire: fetch() would decompress, so the raw length is asked of a HEAD-like raw read. */
async function transferred(address: string): Promise<number> {
  const http = await import("node:http");
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { "accept-encoding": "br, gzip" } }, (res) => {
        let bytes = 0;
        res.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        res.on("end", () => (res.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address}: ${res.statusCode}`))));
      })
      .on("error", reject);
  });
}

async function packedSmall(address: string): Promise<void> {
  const first = await transferred(address);
  for (const end = Date.now() + 3_000; Date.now() < end && (await transferred(address)) >= first; ) await sleep(100);
}
