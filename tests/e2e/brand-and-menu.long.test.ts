import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { defaultSite } from "#domain/content/site.ts";
import { openDatabase } from "#platform/db/db.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { startSite } from "#tests/support/site.ts";

// Changes of the site itself by an administrator in a browser: menu, brand, a text. They appear at once, everywhere, and they last.

/** The name in pages and mails before the change. */
const OLD_NAME = new RegExp(`\\b${defaultSite.name}\\b`);

const BRAND = { nombre: "Nido de Prueba", telefono: "+1 829 555 0177", correo: "hola@nido.example" };

const dataDir = mkdtempSync(join(tmpdir(), "cuna-brand-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const site = await ownSite({ dataDir });
const openPage = await openPages(site);

const read = async (path: string, cookie = "") => (await fetch(site.url + path, { headers: { cookie } })).text();
/** Returns where the old name occurs, with the surrounding words. */
const oldNames = (text: string) => text.match(new RegExp(`.{0,60}${OLD_NAME.source}.{0,30}`, "g")) ?? [];

test("an entry renamed in administration is on a page that stood open, without a reload", async () => {
  const open = await openPage("/");
  const connected = open.waitForRequest(/menu\/cambios/);
  await open.goto(`${site.url}/centros`);
  await connected;
  await open.evaluate(() => document.body.setAttribute("data-same-page", ""));
  const desk = await openPage("/dashboard/admin/menus", { as: "lia" });
  await desk.locator("main li summary").first().click();
  await desk.locator("input[name=nombre-0]").fill("Clínicas abiertas");
  await press(desk, "Guardar el menú");
  await open.locator("header nav").first().getByText("Clínicas abiertas", { exact: true }).waitFor();
  await desk.goto(`${site.url}/dashboard/admin/menus/pie`);
  await desk.locator("main li summary").nth(1).click();
  await desk.locator("input[name=nombre-1]").fill("Clínicas del pie");
  await press(desk, "Guardar el menú");
  await open.locator("footer").getByText("Clínicas del pie", { exact: true }).waitFor({ state: "attached" });
  expect(await open.locator("[data-same-page]").count()).toBe(1);
});

test("the brand's name, telephone and address of mail are on every public page, in the center's dashboard and in the next mail", async () => {
  const desk = await openPage("/dashboard/admin/ajustes/marca", { as: "lia" });
  for (const [name, value] of Object.entries(BRAND)) await desk.locator(`main input[name=${name}]`).fill(value);
  await press(desk, "Guardar los cambios");
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
  await expect.poll(mail).toContain(nombre);
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
});

test("an editor's words are on the page once published, after a restart, and in the file of an export", async () => {
  const [words, slug] = ["Estas palabras las escribió una editora.", "cuantos-embriones-transferir"];
  const editor = `/dashboard/admin/contenido/article/${slug}`;
  const desk = await openPage(editor, { as: "lia" });
  // The text is typed key by key: `fill` selects the whole text first, and the arriving script would lose that selection.
  await desk.locator("textarea[name=cuerpo]").press("Control+End");
  await desk.keyboard.insertText(`\n\n${words}\n\n`);
  await press(desk, "Guardar borrador");
  await desk.waitForURL("**hecho=guardado");
  expect(await read(`/blog/${slug}`)).not.toContain(words);
  await desk.goto(`${site.url}${editor}/revision`);
  await desk.getByLabel("Motivo").fill("Una frase más");
  await press(desk, /^Publicar/);
  await desk.waitForURL("**hecho=publicado");
  expect(await read(`/blog/${slug}`)).toContain(words);

  await site.stop();
  const restarted = await startSite({ dataDir, port: site.port });
  onTestFinished(() => restarted.stop());
  const html = await read(`/blog/${slug}`);
  for (const kept of [words, BRAND.nombre, "Clínicas abiertas"]) expect(html).toContain(kept);
  const db = openDatabase(restarted.databaseUrl, { max: 1 });
  const { files } = readContent();
  const exported = await db
    .transaction()
    .execute((tx) => editedFiles(tx, files))
    .finally(() => db.destroy());
  const changed = [...exported].filter(([name, text]) => files.get(name) !== text);
  expect(changed).toEqual([[`es/articles/${slug}.md`, expect.stringContaining(words)]]);
});
