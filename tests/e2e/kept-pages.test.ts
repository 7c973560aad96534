import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { formatUsd } from "#platform/money.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { startProcess, type WebProcess } from "#tests/support/web-process.ts";

// How a change in the database affects the cached pages.

/** `npm run bench -- changed-page` measures how soon. */
const IN_TIME = { timeout: WAIT_MS, interval: 50 };
/** Prices that no center of the demo world has. */
const PRICES = [7_654_300, 7_654_400];

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
let web: WebProcess;
beforeAll(async () => {
  web = await startProcess("web", url);
});
afterAll(() => web?.stop());

const page = async (path: string) => {
  const response = await fetch(web.url + path);
  return { cache: response.headers.get("x-cache"), html: await response.text() };
};
const kept = (path: string) => expect.poll(async () => (await page(path)).cache).toBe("hit");

const setPrice = (cents: number) =>
  sql`insert into provider_prices (provider_id, price_line_id, amount_cents, informed_on)
    select id, 'fiv-propios', ${cents}, current_date from provider_profiles where slug = 'clinica-luna-de-larimar'
    on conflict (provider_id, price_line_id, informed_on) do update set amount_cents = excluded.amount_cents`.execute(db);

test("a center's new price is on its page and in the lists, and an article is still kept", async () => {
  const showing = [
    publicPages.center!,
    "/centros?q=larimar",
    "/busqueda?q=larimar&tab=centers",
    "/comparar?centros=clinica-luna-de-larimar",
  ];
  const articles = [publicPages.article!, publicPages.guide!, "/blog"];
  for (const price of PRICES) {
    for (const path of [...showing, ...articles]) await kept(path);
    await setPrice(price);
    await vi.waitFor(async () => {
      for (const path of showing) expect((await page(path)).html, path).toContain(formatUsd(price));
    }, IN_TIME);
    for (const path of articles) expect((await page(path)).cache, path).toBe("hit");
    // The new pages are cached again.
    for (const path of showing) await kept(path);
  }
});
