import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { executable, pdf } from "#tests/support/hostile-files.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";
import { barriers } from "#tests/support/visit.ts";

// A center's people bring their profile to the public, with script and without.

const ROOT = "/dashboard/provider";
const SCREENS = ["", "/perfil", "/precios", "/galeria", "/estadisticas", "/equipo", "/vista-previa"];

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function signedIn(person: "amaranta" | "yadira", options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block", ...options });
  const cookies = (await signIn(site.url, person)).split("; ").map((cookie) => cookie.split("="));
  await context.addCookies(cookies.map(([name = "", ...value]) => ({ name, value: value.join("="), url: site.url })));
  return context;
}

const photo = (red: number) =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .jpeg()
    .toBuffer();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

async function photosOn(page: Page): Promise<number> {
  await page.goto(`${site.url}/centros/unidad-caracola`);
  return page.locator('main img[src^="/fotos/"]').count();
}

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, javaScriptEnabled) => {
  test("three photos go up and a program called foto.jpg does not, with its cause; visitors see them at once", async () => {
    const context = await signedIn("yadira", { javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${site.url}${ROOT}/galeria`, { waitUntil: javaScriptEnabled ? "networkidle" : "load" });
    const before = await page.locator("#fotos li").count();
    const files = [
      file("a.jpg", await photo(10)),
      file("b.jpg", await photo(90)),
      file("c.jpg", await photo(200)),
      file("foto.jpg", executable),
    ];
    await page.setInputFiles('[name="fotos"]', files);
    await page.getByRole("button", { name: "Subir fotos" }).click();
    await page.getByText("foto.jpg no entró").waitFor({ timeout: 60_000 });
    await page.getByText("Es un programa, no una foto.").waitFor();
    await expect.poll(() => page.locator("#fotos li").count(), { timeout: 20_000 }).toBe(before + 3);
    expect(await photosOn(await context.newPage())).toBeGreaterThanOrEqual(Math.min(before + 3, 3));
    await context.close();
  });

  test("a price and a name that change are on the public page, and what was wrong comes back as typed", async () => {
    const context = await signedIn("yadira", { javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${site.url}${ROOT}/precios`);
    await page.locator('[name="precio-primera-consulta"]').fill(javaScriptEnabled ? "77" : "78");
    await page.locator('[name="precio-inseminacion-ciclo"]').fill("6oo");
    await page.getByRole("button", { name: "Publicar cambios" }).click();
    await page.getByText("Solo números: ¿600?").waitFor();
    expect(await page.locator('[name="precio-inseminacion-ciclo"]').inputValue()).toBe("6oo");
    await page.goto(`${site.url}${ROOT}/perfil`);
    await page.locator('[name="resumen"]').fill(`Frase ${String(javaScriptEnabled)}.`);
    await page
      .locator("#identidad")
      .getByRole("button", { name: /^Guardar/ })
      .click();
    await page.getByText("Guardado: Identidad y descripción.").waitFor();
    await expect
      .poll(async () => (await fetch(`${site.url}/centros/unidad-caracola`)).text(), { timeout: 2_000 })
      .toContain(`Frase ${String(javaScriptEnabled)}.`);
    expect(await (await fetch(`${site.url}/centros/unidad-caracola`)).text()).toContain(javaScriptEnabled ? "US$ 77" : "US$ 78");
    await context.close();
  });
});

test("a paper of one center is not there for another's people, nor for a visitor", async () => {
  const context = await signedIn("amaranta", { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${ROOT}/galeria`);
  await page.selectOption('[name="documento"]', "habilitacion");
  await page.setInputFiles('[name="archivo"]', { name: "habilitación.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Subir documento" }).click();
  await page.getByText("Recibimos el documento.").waitFor();
  const address = await page.getByRole("link", { name: "Descargar Habilitación de Salud Pública" }).getAttribute("href");
  const statusFor = async (cookie: string) =>
    (await fetch(site.url + address!, { headers: { Cookie: cookie }, redirect: "manual" })).status;
  expect(await statusFor(await signIn(site.url, "amaranta"))).toBe(200);
  expect(await statusFor(await signIn(site.url, "yadira"))).toBe(404);
  expect(await statusFor("")).toBe(302);
  await context.close();
});

test("a large body is read only for somebody who signed in", async () => {
  const send = (cookie: string): Promise<number | "closed"> => {
    const body = new FormData();
    body.set("foto", new Blob([new Uint8Array(2 ** 20)]), "foto.jpg");
    const request = { method: "POST", body, headers: { Origin: site.url, Cookie: cookie } };
    return fetch(`${site.url}${ROOT}/galeria/foto`, request).then(
      ({ status }) => status,
      () => "closed",
    );
  };
  // The refusal may close the connection before the body is sent.
  expect([413, "closed"]).toContain(await send("session=invented"));
  // It names no center of theirs.
  expect(await send(await signIn(site.url, "amaranta"))).toBe(404);
});

test("every screen is whole at any width, without barriers, in both themes", async () => {
  const context = await signedIn("amaranta", { bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const screen of SCREENS) {
    await page.goto(site.url + ROOT + screen, { waitUntil: "load" });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([screen, width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([screen, width, 0]);
      if (width === 320) continue;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect([screen, width, colorScheme, await barriers(page)]).toEqual([screen, width, colorScheme, []]);
      }
    }
  }
  await context.close();
}, 300_000);
