import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, inject, onTestFinished } from "vitest";
import type { DemoPerson } from "#db/seed/data/people.ts";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
import { WAIT_MS } from "./hangs.ts";
import { keepsWorlds } from "./kept-worlds.ts";
import { openMailbox } from "./mailbox.ts";
import { browserCookies, signIn } from "./sign-in.ts";
import { type RunningSite, type SiteOptions, startSite } from "./site.ts";

// What a test of a whole site needs. Call each at the top of the file; it cleans up after itself.

/** Starts a site of this file's own, on a copy of the demo world. */
export async function ownSite(options: SiteOptions = {}): Promise<RunningSite> {
  const sends = options.env?.SMTP_URL !== undefined;
  // One that keeps its mails has requests, which a run by itself adds when it starts.
  const copy = { copyOf: inject(sends ? "preparedSite" : "livedSite"), prepared: sends || keepsWorlds };
  const site = await startSite({ ...copy, ...options });
  afterAll(() => site.stop());
  return site;
}

/** Starts a mail server for the `SMTP_URL` of a site. */
export async function ownMailbox(): ReturnType<typeof openMailbox> {
  const mailbox = await openMailbox();
  afterAll(() => mailbox.close());
  return mailbox;
}

/** Starts a browser for tests that act in it. */
export const ownBrowser = () => launch(CHROMIUM_FLAGS);

/**
 * Starts a browser for tests that only read its pages. A thread of its own for drawing draws twice as often what nobody looks at, which
 * takes a third of the processor time of a page; but without that thread, the browser never answers a click.
 */
export const readingBrowser = () => launch([...CHROMIUM_FLAGS, "--disable-threaded-compositing"]);

async function launch(args: string[]): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  browser.on("context", (context) => context.setDefaultTimeout(WAIT_MS));
  afterAll(() => browser.close());
  return browser;
}

interface OpenOptions extends BrowserContextOptions {
  /** A person of the demo world who is signed in; without one, a visitor. */
  as?: DemoPerson["key"] | undefined;
  /** True for somebody who has already chosen about cookies. */
  cookiesChosen?: boolean;
  width?: number;
  waitUntil?: "load" | "networkidle";
}

/** Returns a function that opens a page for somebody in a browser context of its own, which is closed when the test ends. */
export async function openPages(site: { url: string }, usual: OpenOptions = {}) {
  const browser = await ownBrowser();
  return async (path: string, options: OpenOptions = {}): Promise<Page> => {
    const { as, cookiesChosen, width = 1280, waitUntil = "load", ...others } = { ...usual, ...options };
    // What moves is drawn sixty times a second, which takes a third of the processor time of a page.
    const calm = { reducedMotion: "reduce", serviceWorkers: "block" } as const;
    const context = await browser.newContext({ viewport: { width, height: 900 }, ...calm, ...others });
    closeAfterTest(context);
    if (as) await context.addCookies(browserCookies(site.url, await signIn(site.url, as)));
    if (cookiesChosen) await context.addCookies([{ name: "cookies", value: "necessary", url: site.url }]);
    const page = await context.newPage();
    await page.goto(site.url + path, { waitUntil });
    return page;
  };
}

const TOLD_CHARACTERS = 400;

/** Closes a context when its test ends. The error of a test that failed gets a line for each page: its address and how its text begins. */
export function closeAfterTest(context: BrowserContext): void {
  onTestFinished(async ({ task }) => {
    const error = task.result?.errors?.[0];
    for (const page of error ? context.pages() : []) {
      const text = await page.evaluate(() => (document.querySelector("main") ?? document.body).innerText).catch(String);
      error!.message += `\nOpen: ${page.url()} «${text.replace(/\s+/g, " ").slice(0, TOLD_CHARACTERS)}»`;
    }
    await context.close();
  });
}

/** Presses the first button with this name in the page's main part. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
