import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// What holds on every public page: whole at any width, without barriers, without a complaint in the console, and without scripts.

const PAGES = {
  home: "/",
  list: "/centros",
  "filtered list": "/centros?services=fiv&languages=en",
  "empty list": "/centros?city=La+Romana&services=gestacion-subrogada",
  center: "/centros/clinica-luna-de-larimar",
  "a center that says little": "/centros/centro-bahia-quieta",
  form: "/solicitar-informacion",
  "form to a center": "/solicitar-informacion?centro=clinica-luna-de-larimar",
  "confirmation without a request": "/solicitud-enviada",
  privacy: "/privacidad",
  "not found": "/no-existe",
  components: "/dev/componentes",
  mails: "/dev/correo",
};

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

/** Opens the page at a width and collects what the browser complains about. */
async function visit(path: string, width: number, options: { colorScheme?: "light" | "dark"; javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !message.text().includes("status of 404")) complaints.push(message.text());
  });
  await page.goto(site.url + path, { waitUntil: "load" });
  return { page, complaints, close: () => context.close() };
}

describe.each(Object.entries(PAGES))("%s", (_name, path) => {
  test.each([320, 390, 768, 1280, 1920])("stays whole at %i px", async (width) => {
    const { page, complaints, close } = await visit(path, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    [390, "light"],
    [1280, "dark"],
  ] as const)(
    "has no barriers at %i px, %s",
    async (width, colorScheme) => {
      const { page, close } = await visit(path, width, { colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual([]);
      await close();
    },
    40_000,
  );

  test("says what it is: one h1, a title, its language; first of all a way past the header", async () => {
    const { page, close } = await visit(path, 1280, { javaScriptEnabled: false });
    expect(await page.locator("h1").count()).toBe(1);
    expect((await page.title()).length).toBeGreaterThan(5);
    expect(await page.locator("html").getAttribute("lang")).toBe("es-DO");
    const skip = page.locator("body a").first();
    expect(await page.locator((await skip.getAttribute("href"))!).count()).toBe(1);
    await close();
  });
});
