import fs from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Audience } from "#app/handle.ts";
import type { DemoPerson } from "#db/seed/data/people.ts";
import { linkedScreens, patternsOf } from "#tests/support/linked-screens.ts";
import { ownBrowser } from "#tests/support/own-site.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { siteMap } from "#tests/support/site-map.ts";

// In a browser with script, walks through the dashboards: clicks one link to each address of the site map that a screen links to, and
// every button that only changes what its screen shows. A file arrives with its bytes, and nothing leaves a page without contents.

const site = inject("sharedSite");
const browser = await ownBrowser();

const READERS: readonly (readonly [Audience, DemoPerson["key"]])[] = [
  ["patient", "maria"],
  ["provider", "yadira"],
  ["provider", "amaranta"],
  ["reviewer", "ines"],
  ["admin", "lia"],
];
/** A click without an effect is reported after this time: one link of many should not end the whole walk. */
const EFFECT_MS = 60_000;

/** How little an address of a pattern says: `*` fits everything, and an id more than a fixed part. */
const vagueness = (pattern: string) => (pattern.includes("*") ? 100 : 0) + (pattern.match(/:/g)?.length ?? 0);
const shapes = siteMap
  .map(({ pattern }) => pattern)
  .toSorted((one, other) => vagueness(one) - vagueness(other))
  .map((pattern) => ({
    pattern,
    shape: new RegExp(
      `^${pattern
        .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
        .replaceAll(/:\w+/g, "[^/]+")
        .replaceAll("*", ".*")}$`,
    ),
  }));
const patternOf = (address: string) => shapes.find(({ shape }) => shape.test(new URL(address).pathname))!.pattern;

/** Waits until a page shows something under a heading, and says what it shows when that does not happen. */
async function emptiness(page: Page): Promise<string | null> {
  const filled = page.waitForFunction(() => document.querySelector("main h1")?.textContent !== undefined, null, { timeout: EFFECT_MS });
  return filled.then(
    () => null,
    async () => `leaves an empty page: «${(await page.locator("body").innerText()).slice(0, 80)}»`,
  );
}

/** Clicks a link, and returns whether it gave a file or another page; that it is gone with the screen before; or what is wrong. */
async function follow(page: Page, target: string): Promise<"file" | "screen" | string> {
  const before = page.url();
  const file = page.waitForEvent("download", { timeout: EFFECT_MS }).then(async (download) => {
    const size = await download.path().then(
      (path) => fs.statSync(path).size,
      () => 0,
    );
    return size > 0 ? "file" : "gives a file without bytes";
  });
  const screen = page.waitForURL(({ href }) => href !== before, { timeout: EFFECT_MS }).then(() => "screen");
  const effect = Promise.any([file, screen]).catch(() => "has no effect");
  const press = page.evaluate((address) => {
    const link = [...document.querySelectorAll("a")].find(({ href }) => href === address);
    link?.removeAttribute("target");
    link?.click();
    return link !== undefined;
  }, target);
  // The page may be gone before it answers that the link was clicked.
  if (!(await press.catch(() => true))) return "gone";
  const what = await effect;
  if (what !== "screen") return what;
  await page.waitForLoadState("load");
  return (await page.evaluate(() => document.contentType)) === "text/html" ? ((await emptiness(page)) ?? "screen") : "file";
}

/** Clicks every button of a page that changes only what the page shows. */
const pressHarmless = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>("button[type=button]:not([disabled]), summary")) button.click();
  });

const linksOn = async (page: Page) =>
  (await page.locator("a[href]").evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href))).filter(
    (address) => new URL(address).origin === site.url && !new URL(address).pathname.startsWith("/dev/"),
  );

/** What was clicked, by its pattern, and the screens whose buttons were pressed. What one reader clicked, the next one need not. */
const followed = new Map<string, string>();
const pressed = new Set<string>();

test.each(READERS)("%s %s: each link leads to contents, each file arrives, and no button empties its screen", async (audience, key) => {
  const cookie = await signIn(site.url, key);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addCookies(browserCookies(site.url, cookie));
  const page = await context.newPage();
  const own = new Set(patternsOf(audience));
  const faults: string[] = [];
  let at = "";
  page.on("pageerror", (error) => faults.push(`${at}: ${error.message}`));
  page.on("response", (answer) => answer.status() >= 400 && faults.push(`${at}: ${answer.status()} for ${answer.url()}`));

  /** Walks on from where the page is, until nothing on it is new or it has left the dashboard. */
  async function walkOn() {
    for (;;) {
      const here = patternOf(page.url());
      if (!own.has(here)) return;
      const next = (await linksOn(page)).find((address) => !followed.has(patternOf(address)) && patternOf(address) !== here);
      if (next) {
        at = `${here} → ${patternOf(next)}`;
        const outcome = await follow(page, next);
        // The address changes before the screen does.
        if (outcome === "gone") continue;
        followed.set(patternOf(next), outcome);
        if (outcome !== "file" && outcome !== "screen") faults.push(`${at}: ${outcome}`);
      } else if (pressed.has(here)) return;
      else {
        pressed.add(here);
        at = `the buttons of ${here}`;
        await pressHarmless(page);
        const fault = await emptiness(page);
        if (fault) faults.push(`${at}: ${fault}`);
      }
    }
  }
  const screens = await linkedScreens(site.url, audience, [{ key, cookie }]);
  for (const { path } of screens.filter(({ name }) => !name.includes("*"))) {
    while (!pressed.has(patternOf(site.url + path))) {
      at = path;
      await page.goto(site.url + path, { waitUntil: "load" });
      if (!own.has(patternOf(page.url()))) break;
      await walkOn();
    }
  }
  await context.close();
  expect(faults).toEqual([]);
});

test("files of every audience were among them", () => {
  const files = [...followed].flatMap(([pattern, outcome]) => (outcome === "file" ? [pattern] : []));
  for (const start of ["/dashboard/user/", "/dashboard/provider/", "/dashboard/admin/"])
    expect(files.filter((pattern) => pattern.startsWith(start)).length, start).toBeGreaterThan(2);
});
