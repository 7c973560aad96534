import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { write } from "#scripts/screens/requests.ts";
import { oldSpreadsheet } from "#tests/support/import-file.ts";
import { linkedScreens } from "#tests/support/linked-screens.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";

// On every screen of administration, what somebody typed and did not send is asked about before it is lost.

const site = await ownSite();
const open = await openPages(site, { as: "lia", cookiesChosen: true });

/** A screen without a form, to which the navigation leads from all others. */
const AWAY = "/dashboard/admin/registro";
const FORMS = 'main form[method="post"]:not([data-unguarded])';
const TEXTS = 'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], [type="search"], :not([type]))';
const TYPED: Readonly<Record<string, string>> = { number: "7", email: "algo@correo.example", url: "https://algo.example" };

const screens = await linkedScreens(site.url, "admin", [{ key: "lia", cookie: await signIn(site.url, "lia") }]);

/** Goes to a screen, and waits until its script is there. */
async function enter(page: Page, path: string) {
  await page.goto(site.url + path);
  await page.locator("[data-find][aria-keyshortcuts]").first().waitFor({ state: "attached" });
}

const leave = (page: Page) => page.locator(`nav a[href="${AWAY}"]:visible`).first().click();

/** Returns how often somebody is asked from now on. Whoever is asked stays. */
function stayWhenAsked(page: Page): () => number {
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked++;
    void dialog.dismiss();
  });
  return () => asked;
}

/** Types into the first field for words of each form, tries to leave, and says where that was not asked about once or lost something. */
async function tryForms(page: Page, path: string): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  const asked = stayWhenAsked(page);
  await enter(page, path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
  const address = page.url();
  let tried = 0;
  for (const form of await page.locator(FORMS).all()) {
    const field = await firstToType(form);
    if (!field) continue;
    tried++;
    const before = await field.inputValue();
    const type = (await field.getAttribute("type")) ?? "text";
    const words = TYPED[type] === before ? `${before}7` : (TYPED[type] ?? `${before.slice(0, 20)} algo`);
    await field.fill(words);
    const count = asked();
    await leave(page);
    const name = `${path} «${await field.getAttribute("name")}»`;
    if (page.url() !== address || asked() !== count + 1) {
      await page.waitForTimeout(1000);
      if (page.url() !== address || asked() !== count + 1) return { tried, wrong: [...wrong, `${name}: asked ${asked() - count} times`] };
    }
    if ((await field.inputValue()) !== words) wrong.push(`${name}: is lost`);
    await field.fill(before);
  }
  return { tried, wrong };
}

async function firstToType(form: Locator): Promise<Locator | null> {
  for (const field of await form.locator(TEXTS).all()) if ((await field.isVisible()) && (await field.isEditable())) return field;
  return null;
}

test("every form of every screen asks before what was typed is lost, once, and keeps it for who stays", async () => {
  const page = await open(AWAY);
  const visit = { page, url: site.url, width: 1280, dataDir: site.dataDir };
  await write(visit);
  await page.goto(`${site.url}/dashboard/admin/mensajes`);
  const message = await page.getByRole("main").getByRole("link", { name: /^ME-/ }).first().getAttribute("href");
  const wrong: string[] = [];
  const tried = new Map<string, number>();
  for (const { name, path } of [...screens, { name: "/dashboard/admin/mensajes/:id", path: message! }]) {
    const one = await page.context().newPage();
    const result = await tryForms(one, path);
    if (result.tried > 0) tried.set(name, result.tried);
    wrong.push(...result.wrong);
    await one.close();
  }
  console.log(tried);
  expect(wrong).toEqual([]);
  expect(tried.size).toBeGreaterThan(30);
});
