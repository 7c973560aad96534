import { expect, test } from "vitest";
import { ownSite } from "#tests/support/own-site.ts";
import { processOf } from "#tests/support/processes.ts";

const site = await ownSite();

const AT_ONCE = 8;
const PAGES = ["/centros?q=", "/especialistas?q=", "/busqueda?q=", "/centros/", "/og/", "/blog/"];
let asked = 0;

/** Requests pages that nobody has requested before: searches, pictures, and addresses that do not exist. */
async function scan(count: number): Promise<number> {
  const end = asked + count;
  const scanners = Array.from({ length: AT_ONCE }, async () => {
    while (asked < end) {
      const path = `${PAGES[asked % PAGES.length]}nada${asked++}`;
      await (
        await fetch(site.url + path, { headers: { "accept-encoding": "br", "x-forwarded-for": `203.0.113.${asked % 200}` } })
      ).arrayBuffer();
    }
  });
  await Promise.all(scanners);
  return processOf(site.pid, "server/web.js").rss / 1024;
}

test("a scan of the site does not fill its memory", async () => {
  const resting = await scan(200);
  const first = await scan(2_000);
  const second = await scan(2_000);
  console.log(`web process: ${resting.toFixed(0)} MB, after 2,000 pages ${first.toFixed(0)} MB, after 4,000 pages ${second.toFixed(0)} MB`);
  expect(second).toBeLessThan(first * 1.2);
  expect(second).toBeLessThan(600);
});
