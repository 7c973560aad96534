import axe from "axe-core";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";

export interface VisitOptions {
  width: number;
  colorScheme?: "light" | "dark";
  javaScriptEnabled?: boolean;
}

/** Opens a page in a context of its own and collects the browser's complaints. */
export async function visit(browser: Browser, url: string, { width, ...options }: VisitOptions) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  return { ...(await visitIn(context, url)), close: () => context.close() };
}

/** Opens a page in a shared context and collects the browser's complaints. */
export async function visitIn(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  const expected = ["status of 404", "registration blocked by Playwright"];
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !expected.some((part) => text.includes(part))) complaints.push(text);
  });
  await page.goto(url, { waitUntil: "load" });
  return { page, complaints };
}

/** Returns a line for each finding of axe: the rule and the element. */
export async function barriers(page: Page): Promise<string[]> {
  // The browser takes long to read axe's half megabyte of source, so each page gets it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Describing what is right takes as long as finding what is wrong.
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
}

/**
 * Each theme at one width. Themes only change colors, widths only change the layout, and every part of the site is on several pages:
 * half of the pages get the other pairs, which takes half the time of all four looks at each page.
 */
const LOOKS = [
  [
    { width: 390, colorScheme: "light" },
    { width: 1280, colorScheme: "dark" },
  ],
  [
    { width: 390, colorScheme: "dark" },
    { width: 1280, colorScheme: "light" },
  ],
] as const;

/** Returns the findings with their place: in both themes, at the widths of a telephone and of a desktop. */
export async function barriersInLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  const { pathname } = new URL(page.url());
  for (const { width, colorScheme } of LOOKS[pathname.length % 2]!) {
    await page.emulateMedia({ colorScheme });
    // The window is as high as the page, so that a bar at its foot covers nothing.
    await page.setViewportSize({ width, height: 4000 });
    // Colors have no reliable contrast while they change to the other theme.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
    found.push(...(await barriers(page)).map((barrier) => `${width} ${colorScheme} ${barrier}`));
  }
  return found;
}

/** Presses Tab until the element is focused, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 400; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}
