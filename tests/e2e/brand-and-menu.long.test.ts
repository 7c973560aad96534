import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { defaultSite } from "#domain/content/site.ts";
import { openDatabase } from "#platform/db/db.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// What an administrator changes of the site itself, in a browser: menu, brand, a text. It is there at once, everywhere, and it stays.

/** What the pages and the mails said before. */
const OLD_NAME = new RegExp(`\\b${defaultSite.name}\\b`);
/** A text of the catalog, which administrators write anew where they write the badges. */
const BADGE = "Contesta en menos de 12 horas laborables, medido en Cuna.";

const BRAND = { nombre: "Nido de Prueba", telefono: "+1 829 555 0177", correo: "hola@nido.example" };

const dataDir = mkdtempSync(join(tmpdir(), "cuna-brand-"));
let site: RunningSite;
let browser: Browser;
let desk: Page;
beforeAll(async () => {
  site = await startSite({ copyOf: inject("preparedSite"), dataDir });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block" });
  await context.addCookies(browserCookies(site.url, await signIn(site.url, "lia")));
  desk = await context.newPage();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = async (path: string, cookie = "") => (await fetch(site.url + path, { headers: { cookie } })).text();
/** Returns where the old name stands, with the words around it. */
const oldNames = (text: string) => text.replaceAll(BADGE, "").match(new RegExp(`.{0,60}${OLD_NAME.source}.{0,30}`, "g")) ?? [];
const press = (name: string) => desk.getByRole("main").getByRole("button", { name, exact: true }).first().click();

test("an entry renamed in administration is on a page that stood open, without a reload", async () => {
  const open = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const connected = open.waitForRequest(/menu\/cambios/);
  await open.goto(`${site.url}/centros`);
  await connected;
  await open.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await desk.goto(`${site.url}/dashboard/admin/menus`);
  await desk.locator("main li summary").first().click();
  await desk.locator("input[name=nombre-0]").fill("Clínicas abiertas");
  await press("Guardar el menú");
  await open.locator("header nav").first().getByText("Clínicas abiertas", { exact: true }).waitFor({ timeout: 2_000 });
  await desk.goto(`${site.url}/dashboard/admin/menus/pie`);
  await desk.locator("main li summary").nth(1).click();
  await desk.locator("input[name=nombre-1]").fill("Clínicas del pie");
  await press("Guardar el menú");
  await open.locator("footer").getByText("Clínicas del pie", { exact: true }).waitFor({ state: "attached", timeout: 2_000 });
  expect(await open.locator("[data-same-page]").count()).toBe(1);
  await open.close();
});

test("the brand's name, telephone and address of mail are on every public page, in the center's dashboard and in the next mail", async () => {
  await desk.goto(`${site.url}/dashboard/admin/ajustes/marca`);
  for (const [name, value] of Object.entries(BRAND)) await desk.locator(`main input[name=${name}]`).fill(value);
  await press("Guardar los cambios");
  await desk.waitForURL("**hecho=guardado");
  const { nombre, telefono, correo } = BRAND;
  for (const [name, path] of Object.entries(publicPages)) {
    const html = await read(path);
    for (const told of [nombre, "tel:+18295550177", telefono, `mailto:${correo}`]) expect(html, name).toContain(told);
    expect(html, name).not.toMatch(/tel:\+18095550142|hola@cuna\.example/);
    expect(oldNames(html), name).toEqual([]);
  }
  expect(await read("/dashboard/provider", await signIn(site.url, "amaranta"))).toContain(nombre);
  const asked = new URLSearchParams({ email: "maria.rosario@correo.example" });
  await fetch(`${site.url}/forgot-password`, { method: "POST", headers: { Origin: site.url }, body: asked, redirect: "manual" });
  const mail = async () => {
    const newest = (await read("/dev/correo")).match(/\/dev\/correo\/\d+/)?.[0];
    return newest ? read(`${newest}/html`) : "";
  };
  await expect.poll(mail, { timeout: 15_000 }).toContain(nombre);
  expect(await mail()).toContain(correo);
  expect(oldNames(await mail())).toEqual([]);
});

test("the name before is on no page that search engines are told of, nor in what programs read", async () => {
  const locations = async (path: string) => {
    const found = (await read(path)).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...found].map(([, address]) => new URL(address!).pathname);
  };
  const listed = (await Promise.all((await locations("/sitemap.xml")).map(locations))).flat();
  expect(listed.length).toBeGreaterThan(80);
  const forPrograms = [
    "/manifest.webmanifest",
    "/blog/rss.xml",
    "/api/openapi.json",
    "/sitemap.xml",
    "/.well-known/security.txt",
    "/api/docs",
  ];
  const found: string[] = [];
  for (const path of new Set([...listed, ...forPrograms])) {
    const answer = await fetch(site.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    found.push(...oldNames(await answer.text()).map((words) => `${path}: ${words}`));
  }
  expect(found).toEqual([]);
}, 240_000);

test("an editor's words are on the page once published, after a restart, and in the file of an export", async () => {
  const [words, slug] = ["Estas palabras las escribió una editora.", "cuantos-embriones-transferir"];
  const editor = `${site.url}/dashboard/admin/contenido/article/${slug}`;
  await desk.goto(editor);
  // As somebody types: `fill` chooses the whole text first, and loses that choice to the script that arrives in between.
  await desk.locator("textarea[name=cuerpo]").press("Control+End");
  await desk.keyboard.insertText(`\n\n${words}\n\n`);
  await press("Guardar borrador");
  await desk.waitForURL("**hecho=guardado");
  expect(await read(`/blog/${slug}`)).not.toContain(words);
  await desk.goto(`${editor}/revision`);
  await desk.getByLabel("Motivo").fill("Una frase más");
  await press("Publicar");
  await desk.waitForURL("**hecho=publicado");
  expect(await read(`/blog/${slug}`)).toContain(words);

  await site.stop();
  site = await startSite({ dataDir, port: site.port });
  const html = await read(`/blog/${slug}`);
  for (const kept of [words, BRAND.nombre, "Clínicas abiertas"]) expect(html).toContain(kept);
  const db = openDatabase(site.databaseUrl, { max: 1 });
  const { files } = readContent();
  const exported = await db
    .transaction()
    .execute((tx) => editedFiles(tx, files))
    .finally(() => db.destroy());
  const changed = [...exported].filter(([name, text]) => files.get(name) !== text);
  expect(changed).toEqual([[`es/articles/${slug}.md`, expect.stringContaining(words)]]);
}, 120_000);
