import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { matchPath } from "react-router";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { browserCookies } from "#tests/support/sign-in.ts";
import { startSite } from "#tests/support/site.ts";
import { barriers } from "#tests/support/visit.ts";
import type { Screen } from "./screens/screen.ts";
import { screens } from "./screens/screens.ts";
import { cookiesOf } from "./screens/sign-ins.ts";

// `npm run screenshots [-- NAME…]` photographs every screen and state at telephone and desktop width, into .cuna/screenshots.
const WIDTHS = { 390: 844, 1280: 900 } as const;
const folder = join(".cuna", "screenshots");
const named = process.argv.slice(2);
const chosen = screens.filter(({ name }) => named.length === 0 || named.some((part) => name.includes(part)));
if (chosen.length === 0) {
  console.error(`No screen has such a name. There are: ${screens.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
let flawed = false;
try {
  if (named.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const screen of chosen) for (const width of [390, 1280] as const) await take(screen, width);
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = flawed ? 1 : 0;

async function take(screen: Screen, width: keyof typeof WIDTHS) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: WIDTHS[width] },
    reducedMotion: "reduce",
    colorScheme: screen.dark ? "dark" : "light",
    locale: "es-DO",
    timezoneId: "America/Santo_Domingo",
  });
  if (!screen.cookieBar) await context.addCookies([{ name: "cookies", value: "necessary", url: site.url }]);
  if (screen.as) await context.addCookies(browserCookies(site.url, await cookiesOf(site.url, screen.as)));
  const page = await context.newPage();
  const visit = { page, url: site.url, width, dataDir: site.dataDir };
  const complain = (text: string) => {
    flawed = true;
    console.log(`  ${screen.name} at ${width}: ${text}`);
  };
  page.on("pageerror", (error) => complain(error.message));
  page.on("console", (message) => {
    // The browser reports a 404 page as a network error.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) complain(message.text());
  });
  try {
    await screen.open(visit);
    await settled(page);
    if (screen.shows && !matchPath(screen.shows, new URL(page.url()).pathname)) complain(`shows ${page.url()}, and not ${screen.shows}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) complain(`${over} px wider than the screen`);
    if (screen.audited && !screen.viewportOnly) {
      // The window is as high as the page, so that a bar at its foot covers nothing.
      await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    }
    const file = join(folder, `${screen.name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: screen.viewportOnly !== true });
    console.log(file);
    if (screen.audited) for (const barrier of await barriers(page)) complain(barrier);
    await screen.leave?.(visit);
  } catch (error) {
    complain((error as Error).message.split("\n")[0]!);
  }
  await context.close();
}

async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}
