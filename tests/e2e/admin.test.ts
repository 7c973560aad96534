import { type Browser, chromium } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { routesOf } from "#tests/support/site-map.ts";
import { barriersInEveryLook } from "#tests/support/visit.ts";

// Every screen of administration, and the inbox of a center in each of its states: no barriers in any look, nothing wider than a small phone.

const site = inject("sharedSite");
const INBOX = "/dashboard/provider/solicitudes";
const TREATMENT = "/admin/treatments/:slug/:section?";
/** The tabs of the inbox, each with what its first request is. */
const STATES = { nuevas: "masked", abiertas: "opened", cerradas: "closed", retiradas: "withdrawn" };

const cookies = { lia: await signIn(site.url, "lia"), yadira: await signIn(site.url, "yadira") };
type Reader = keyof typeof cookies;

const browser: Browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
afterAll(() => browser.close());

/** Returns the addresses inside a page that begin with a path. */
async function linksOf(reader: Reader, path: string, under: string): Promise<string[]> {
  const html = await (await fetch(site.url + path, { headers: { cookie: cookies[reader] } })).text();
  const addresses = [...html.matchAll(/<a\b[^>]*?href="([^"#]+)"/g)].map(([, address]) => address!.replaceAll("&amp;", "&"));
  return addresses.filter((address) => address.startsWith(under));
}

/** Returns an address for each screen of administration; one with an id is reached by a link, as somebody reaches it. */
async function adminScreens(): Promise<Map<string, string>> {
  const screens = routesOf("admin").filter(({ file }) => file.endsWith(".tsx"));
  const found = new Map(screens.flatMap(({ pattern }) => (pattern.includes(":") ? [] : [[pattern, pattern]])));
  const wanted = screens.map(({ pattern }) => pattern).filter((pattern) => !found.has(pattern));
  for (const [, path] of found) {
    const missing = wanted.filter((pattern) => !found.has(pattern));
    if (missing.length === 0) break;
    const links = await linksOf("lia", path, "/");
    for (const pattern of missing) {
      const shape = new RegExp(`^${pattern.replace("/:section?", "").replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`);
      const link = links.find((address) => shape.test(address) && !found.has(address.split("?")[0]!));
      if (!link) continue;
      found.set(pattern, link);
      // An editor's parts are screens of their own, and only one of them leads to the review.
      if (pattern === TREATMENT) for (const part of await linksOf("lia", link, `${link}/`)) found.set(part, part);
    }
  }
  return found;
}

const admin = await adminScreens();
const inbox = await Promise.all(
  Object.entries(STATES).map(async ([tab, state]) => {
    const links = await linksOf("yadira", `${INBOX}?ver=${tab}`, `${INBOX}/`);
    return [`the inbox with a request that is ${state}`, links.find((link) => /[0-9a-f-]{36}/.test(link))!] as const;
  }),
);

/** The demo world has no import and no message to our team; another test may have sent one. */
const WITHOUT_A_ROW = ["/dashboard/admin/importar/:id", "/dashboard/admin/mensajes/:id"];

test("a link leads to every screen of administration", () => {
  const screens = routesOf("admin").filter(({ file }) => file.endsWith(".tsx"));
  const missing = screens.map(({ pattern }) => pattern).filter((pattern) => !admin.has(pattern) && !WITHOUT_A_ROW.includes(pattern));
  expect(missing).toEqual([]);
});

test.concurrent.each([
  ...[...admin].map(([pattern, path]) => ({ name: pattern, reader: "lia" as Reader, path })),
  { name: "the inbox", reader: "yadira" as Reader, path: INBOX },
  ...inbox.map(([name, path]) => ({ name, reader: "yadira" as Reader, path })),
])("$name", async ({ reader, path }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 900 }, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addCookies(browserCookies(site.url, cookies[reader]));
  const page = await context.newPage();
  await page.goto(site.url + path);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, "sideways scroll at 320 px").toBeLessThanOrEqual(0);
  expect(await barriersInEveryLook(page)).toEqual([]);
  await context.close();
});
