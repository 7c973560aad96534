import pg from "pg";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// An administrator changes the menu: pages that are open follow, and nobody is served the old one any more.

let site: RunningSite;
let browser: Browser;
let database: pg.Client;
beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
}, 240_000);
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await site?.stop();
});

const setMenu = (...labels: string[]) =>
  database.query("insert into menus (name, items) values ('Principal', $1)", [
    JSON.stringify(labels.map((label) => ({ label, url: "/centros" }))),
  ]);

test("a changed menu reaches an open page without a reload, and the cache never serves the old one", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const connected = page.waitForRequest(/menu\/cambios/);
  await page.goto(`${site.url}/centros`);
  const menu = page.locator("header nav").first();
  expect(await menu.innerText()).toContain("Centros");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await connected;

  await setMenu("Clínicas", "Precios");
  await page.locator("header nav").first().getByText("Precios", { exact: true }).waitFor({ timeout: 2_000 });
  expect(await page.locator("[data-same-page]").count()).toBe(1);
  // The entry that leads to this very page is still marked as the current one.
  expect(await menu.locator("[aria-current=page]").count()).toBeGreaterThan(0);
  for (const path of ["/", "/centros"]) {
    expect(await (await fetch(site.url + path)).text()).toContain("Precios</a>");
  }
  await page.close();
});

test("an entry that is switched off disappears; without a menu the default one is back", async () => {
  await database.query("update menus set items = jsonb_set(items, '{1,active}', 'false'), updated_at = now()");
  await expect.poll(async () => (await fetch(site.url)).text()).not.toContain("Precios</a>");
  await database.query("delete from menus");
  await expect.poll(async () => (await fetch(site.url)).text()).toContain("Centros</a>");
});
