import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { oldSpreadsheet } from "#tests/support/import-file.ts";
import { linkedScreens } from "#tests/support/linked-screens.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { write } from "../../scripts/screens/requests.ts";

// On every screen of administration, a person is asked before unsent input is lost.

const site = await ownSite();
const open = await openPages(site, { as: "lia", cookiesChosen: true });

/** A screen without a form that the navigation of all other screens links to. */
const AWAY = "/dashboard/admin/registro";
const FORMS = 'main form[method="post"]:not([data-unguarded])';
const TEXTS =
  'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], [type="search"], :not([type]))';
const TYPED: Readonly<Record<string, string>> = { number: "7", email: "algo@correo.example", url: "https://algo.example" };

const screens = await linkedScreens(site.url, "admin", [{ key: "lia", cookie: await signIn(site.url, "lia") }]);

/** Pages whose address is being changed by the test itself, which asks nobody. */
const opening = new WeakSet<Page>();

/** Opens a screen, and waits until its script has loaded. */
async function enter(page: Page, path: string) {
  opening.add(page);
  await page.goto(site.url + path);
  opening.delete(page);
  await page.locator("[data-find][aria-keyshortcuts]").first().waitFor({ state: "attached" });
}

const leave = (page: Page) => page.locator(`nav a[href="${AWAY}"]:visible`).first().click();

/** Returns a function that counts how often the person is asked from now on. They always stay. */
function stayWhenAsked(page: Page): () => number {
  let asked = 0;
  page.on("dialog", (dialog) => {
    if (opening.has(page)) return void dialog.accept();
    asked++;
    void dialog.dismiss();
  });
  return () => asked;
}

/** Changes something in each form, tries to leave, and returns where that asked nothing, asked several times, or lost something. */
async function tryForms(page: Page, asked: () => number, path: string): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  await enter(page, path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
  const address = page.url();
  let tried = 0;
  for (const form of await page.locator(FORMS).all()) {
    const field = await firstToChange(form);
    if (!field) continue;
    tried++;
    const { name, before, changed, put } = field;
    await put(changed);
    const count = asked();
    await leave(page);
    await expect
      .poll(() => asked() > count || page.url() !== address, { message: `${path} «${name}»` })
      .toBe(true)
      .catch(() => undefined);
    // A second question would come at once.
    await page.waitForTimeout(100);
    if (page.url() !== address || asked() !== count + 1)
      return { tried, wrong: [...wrong, `${path} «${name}»: asked ${asked() - count} times, then at ${page.url()}`] };
    if ((await field.now()) !== changed) wrong.push(`${path} «${name}»: is lost`);
    await put(before);
  }
  return { tried, wrong };
}

interface Changeable {
  name: string | null;
  before: string;
  changed: string;
  put(value: string): Promise<unknown>;
  now(): Promise<string>;
}

/** Returns the first text field of a form, or else another control that can be changed. */
async function firstToChange(form: Locator): Promise<Changeable | null> {
  for (const field of await form.locator(TEXTS).all()) {
    if (!((await field.isVisible()) && (await field.isEditable()))) continue;
    const before = await field.inputValue();
    const typed = TYPED[(await field.getAttribute("type")) ?? "text"] ?? `${before.slice(0, 20)} algo`;
    const changed = typed === before ? `${before}7` : typed;
    return { name: await field.getAttribute("name"), before, changed, put: (value) => field.fill(value), now: () => field.inputValue() };
  }
  for (const field of await form.locator("select").all()) {
    if (!((await field.isVisible()) && (await field.isEditable()))) continue;
    const before = await field.inputValue();
    const options = await field.locator("option:not([disabled])").evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
    const changed = options.find((value) => value !== before);
    if (changed === undefined) continue;
    return {
      name: await field.getAttribute("name"),
      before,
      changed,
      put: (value) => field.selectOption(value),
      now: () => field.inputValue(),
    };
  }
  const box = form.locator('input[type="checkbox"]:not([disabled])').first();
  if ((await box.count()) === 0 || !(await box.isVisible())) return null;
  const now = async () => String(await box.isChecked());
  const before = await now();
  return {
    name: await box.getAttribute("name"),
    before,
    changed: String(before !== "true"),
    put: (value) => box.setChecked(value === "true"),
    now,
  };
}

const ofDemo = (name: string) => screens.find((screen) => screen.name === name)!.path;

/** Returns the screens that have no row in the demo world, or not the row with the most forms. */
async function further(page: Page): Promise<{ name: string; path: string }[]> {
  await write({ page, url: site.url, width: 1280, dataDir: site.dataDir });
  await page.goto(`${site.url}/dashboard/admin/mensajes`);
  const message = await page.getByRole("main").getByRole("link", { name: /^ME-/ }).first().getAttribute("href");
  await page.goto(`${site.url}/dashboard/admin/solicitudes?vista=held`);
  const held = await page.getByRole("main").getByRole("link", { name: /CU-/ }).first().getAttribute("href");
  await page.goto(`${site.url}/dashboard/admin/importar`);
  await page.getByLabel("Archivo CSV o JSON").setInputFiles({ name: "centros.csv", mimeType: "text/csv", buffer: oldSpreadsheet("cigua") });
  await press(page, "Leer el archivo");
  await page.getByRole("button", { name: "Importar 460 filas" }).waitFor();
  return [
    { name: "/dashboard/admin/mensajes/:id", path: message! },
    { name: "/dashboard/admin/solicitudes/:id", path: held! },
    { name: "/dashboard/admin/importar/:id", path: new URL(page.url()).pathname },
  ];
}

/** Some screens that must have been tried. New screens are tried without being listed here. */
const AT_LEAST = [
  "/dashboard/admin/solicitudes/nueva",
  "/dashboard/admin/politica",
  "/dashboard/admin/importar/:id",
  "/dashboard/admin/mensajes/:id",
  "/dashboard/admin/solicitudes/:id",
  "/dashboard/admin/verificacion/:id",
];

test("every form of every screen asks before what was typed is lost, once, and keeps it for who stays", async () => {
  const page = await open(AWAY);
  const all = [...screens, ...(await further(page))];
  const asked = stayWhenAsked(page);
  const wrong: string[] = [];
  const tried = new Map<string, number>();
  for (const { name, path } of all) {
    const result = await tryForms(page, asked, path);
    if (result.tried > 0) tried.set(name, result.tried);
    wrong.push(...result.wrong);
  }
  expect(wrong).toEqual([]);
  expect([...tried.keys()]).toEqual(expect.arrayContaining(AT_LEAST));
  expect(tried.size).toBeGreaterThan(40);
});

test("what came back refused is asked about, with the script and as a document; what was saved is not", async () => {
  const page = await open(AWAY);
  const asked = stayWhenAsked(page);
  await enter(page, "/dashboard/admin/usuarios/invitar");
  await page.locator(`${FORMS} [name="correo"]`).fill("algo");
  await page.locator(`${FORMS} [type="submit"]`).click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
  await leave(page);
  await expect.poll(asked).toBe(1);
  await page.locator(`${FORMS} [name="correo"]`).fill("yudelka.brito@correo.example");
  await page.locator(`${FORMS} [type="submit"]`).click();
  await page.getByRole("main").locator("code").waitFor();
  await leave(page);
  await page.waitForURL(`**${AWAY}`);
  expect(asked()).toBe(1);

  // This screen is loaded as a document.
  await enter(page, ofDemo("/dashboard/admin/especialistas/:id/ficha"));
  const address = page.url();
  const name = page.locator(`${FORMS} input:is([type="text"], :not([type]))`).first();
  await name.fill(`${await name.inputValue()} Peralta`);
  await page.locator(`${FORMS} [type="submit"]`).click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
  await page.locator("[data-find][aria-keyshortcuts]").first().waitFor({ state: "attached" });
  const before = asked();
  await leave(page);
  await expect.poll(() => asked() - before).toBe(1);
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  await page.locator(`${FORMS} [name="motivo"]`).fill("Lo pidió por teléfono.");
  await page.locator(`${FORMS} [type="submit"]`).click();
  await page.waitForURL(/hecho=/);
  await page.locator("[data-find][aria-keyshortcuts]").first().waitFor({ state: "attached" });
  await leave(page);
  await page.waitForURL(`**${AWAY}`);
  expect(asked() - before).toBe(1);
});

test("the key for the search of everything leads a phone to its field", async () => {
  const page = await open(AWAY, { width: 390 });
  await page.locator("[data-find][aria-keyshortcuts]").first().waitFor({ state: "attached" });
  await page.keyboard.press("Control+k");
  await page.waitForURL("**/dashboard/admin/buscar");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("main") && document.activeElement.getAttribute("name")))
    .toBe("q");
});
