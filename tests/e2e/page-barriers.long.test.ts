import { expect, inject, test } from "vitest";
import { readingBrowser } from "#tests/support/own-site.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { barriersInLooks, visitIn } from "#tests/support/visit.ts";

// Every public page in a browser: complete at any width, without barriers in either theme, without a complaint in the console.

const site = inject("sharedSite");
const browser = await readingBrowser();
const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });

const WIDTHS = [390, 320, 768, 1280, 1920];

test.concurrent.each(Object.entries(publicPages))("%s", async (_, path) => {
  const { page, complaints, leave } = await visitIn(context, site.url + path, { width: 390 });
  expect(await barriersInLooks(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
  leave();
});
