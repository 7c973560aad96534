import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { ownBrowser, ownSite } from "#tests/support/own-site.ts";

// Events in a browser after a page has loaded: menus that change, a connection that breaks, and what is reported about it.

const site = await ownSite();
const browser = await ownBrowser();
const db = openTestDatabase(site.databaseUrl);

const storeMenu = (items: object[]) =>
  db
    .insertInto("menus")
    .values({ name: "Principal", items: JSON.stringify(items) })
    .execute();
const setMenu = (...labels: string[]) => storeMenu(labels.map((label) => ({ label, url: "/centros" })));

test("a changed menu reaches an open page without a reload, and the cache never serves the old one", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const connected = page.waitForRequest(/menu\/cambios/);
  await page.goto(`${site.url}/centros`);
  const menu = page.locator("header nav").first();
  expect(await menu.innerText()).toContain("Centros");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await connected;

  await setMenu("Clínicas", "Precios");
  await page.locator("header nav").first().getByText("Precios", { exact: true }).waitFor();
  expect(await page.locator("[data-same-page]").count()).toBe(1);
  // The entry for this page is still marked as the current one.
  expect(await menu.locator("[aria-current=page]").count()).toBeGreaterThan(0);
  for (const path of ["/", "/centros"]) {
    expect(await (await fetch(site.url + path)).text()).toContain(">Precios<");
  }
  await page.close();
});

test("an entry that is switched off disappears; without a menu the default one is back", async () => {
  await sql`update menus set items = jsonb_set(items, '{1,active}', 'false'), updated_at = now()`.execute(db);
  await expect.poll(async () => (await fetch(site.url)).text()).not.toContain(">Precios<");
  await db.deleteFrom("menus").execute();
  await expect.poll(async () => (await fetch(site.url)).text()).toContain(">Blog<svg");
});

test("entries below another open from it by pointer and by key on a wide screen, and stand below it in the sheet, without script", async () => {
  await storeMenu([{ label: "Conocer", url: "/tratamientos", children: [{ label: "Guías", url: "/guias" }] }]);
  await expect.poll(async () => (await fetch(site.url)).text()).toContain("Conocer");
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  await page.goto(site.url);
  const menu = page.getByRole("navigation", { name: "Principal" });
  const child = menu.getByRole("link", { name: "Guías" });
  expect(await child.isVisible()).toBe(false);
  const { x, y, width, height } = (await menu.getByText("Conocer").boundingBox())!;
  await page.mouse.click(x + width / 3, y + height / 2);
  await child.waitFor();
  expect(page.url()).toBe(`${site.url}/`);
  await page.keyboard.press("Escape");
  await child.waitFor({ state: "hidden" });
  const opens = menu.getByRole("button", { name: "Abrir «Conocer»" });
  expect(await opens.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await child.click();
  await page.waitForURL("**/guias");

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await child.isVisible()).toBe(false);
  const sheet = page.getByRole("button", { name: "Menú", exact: true });
  await sheet.press("Enter");
  expect(await child.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await child.waitFor({ state: "hidden" });
  expect(await sheet.evaluate((button) => button === document.activeElement)).toBe(true);
  await sheet.click();
  await menu.getByRole("link", { name: "Conocer" }).click();
  await page.waitForURL("**/tratamientos");
  await page.close();
  await db.deleteFrom("menus").execute();
});

test("without a connection what was read can be read again, and nothing of one person's own is kept", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/solicitud-enviada`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ["/centros", "/solicitud-enviada", "/dev/correo"]) await page.goto(site.url + path);
  await page.goto(`${site.url}/privacidad`);
  const kept = () => page.evaluate(async () => (await (await caches.open("cuna-1")).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(kept).toContain("/privacidad");
  const paths = await kept();
  expect(paths).toContain("/centros");
  expect(paths).not.toContain("/solicitud-enviada");
  expect(paths).not.toContain("/dev/correo");

  // A copy of a file with a fixed name is replaced after a day: the next request still gets the old one, and the one after it the new
  // one.
  const icon = (await (await fetch(`${site.url}/favicon.svg`)).text()).trim();
  await page.evaluate(async () => (await caches.open("cuna-1")).put("/favicon.svg", new Response("old")));
  const seen = () => page.evaluate(async () => (await (await fetch("/favicon.svg")).text()).trim());
  expect(await seen()).toBe("old");
  await expect.poll(seen).toBe(icon);

  await context.setOffline(true);
  await page.goto(`${site.url}/centros`);
  expect(await page.locator("h1").innerText()).toMatch(/Centros de fertilidad/);
  await page.goto(`${site.url}/nunca-visto`);
  expect(await page.locator("h1").innerText()).toBe("Ahora mismo no hay conexión");
  await page.locator("[data-kept-pages] a", { hasText: "Privacidad" }).click();
  await page.waitForURL("**/privacidad");
  expect(await page.locator("h1").count()).toBe(1);
  await context.close();
});

test("the site can be installed", async () => {
  const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: "Cuna", start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons) {
    const icon = await fetch(site.url + src);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
});

test("a visitor's actions are recorded after consent, and never before it", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const beacons: string[] = [];
  page.on("request", (request) => request.url().includes("/api/eventos") && beacons.push(request.postData() ?? ""));
  const leave = async () => {
    await page.goto("about:blank");
    await page.waitForTimeout(200);
  };
  await page.goto(`${site.url}/centros/clinica-luna-de-larimar`);
  await page.getByRole("button", { name: "Solo necesarias" }).click();
  await leave();
  expect(beacons).toEqual([]);
  const refused = await fetch(`${site.url}/api/eventos`, {
    method: "POST",
    body: JSON.stringify({ path: "/centros", events: [{ name: "view_center", facts: {} }] }),
  });
  expect(refused.status).toBe(204);
  const early =
    await sql`select 1 from analytics_events where name not in ('Lead_Routed', 'lead_purchased') and facts -> 'demo' is null`.execute(db);
  expect(early.rows).toEqual([]);

  await context.clearCookies();
  await page.goto(`${site.url}/centros`);
  await page.getByRole("button", { name: "Aceptar todas" }).click();
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.locator('form[data-filters] [name="languages"]').first().check();
  await leave();
  await expect
    .poll(() => db.selectFrom("analytics_events").select(["name", "facts"]).where("name", "=", "filter_applied").execute())
    .toEqual([{ name: "filter_applied", facts: { facet: "languages", value: expect.any(String) } }]);
  await context.close();
});
