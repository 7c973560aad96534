import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";

/** The browser keeps what it compiled of this half of axe's source for the next page, and of the readable source nothing. */
const { source: AXE } = createRequire(import.meta.url)("axe-core/axe.min.js") as typeof axe;

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
  const { page, complaints } = listenTo(await context.newPage());
  await page.goto(url, { waitUntil: "load" });
  return { page, complaints, close: () => context.close() };
}

interface Visit {
  page: Page;
  complaints: string[];
}

/** Pages of shared contexts that were looked at. Another page in the same process need not compile the same scripts again. */
const lookedAt = new WeakMap<BrowserContext, Visit[]>();

/** Opens a page in a shared context as a visitor in light mode sees it, and collects the browser's complaints. */
export async function visitIn(context: BrowserContext, url: string, { width }: Pick<VisitOptions, "width">) {
  const idle = lookedAt.get(context) ?? [];
  lookedAt.set(context, idle);
  const visit = idle.pop() ?? listenTo(await context.newPage());
  visit.complaints.length = 0;
  await visit.page.setViewportSize({ width, height: 900 });
  await visit.page.emulateMedia({ colorScheme: "light" });
  await visit.page.goto(url, { waitUntil: "load" });
  return { ...visit, leave: () => idle.push(visit) };
}

function listenTo(page: Page): Visit {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  const expected = ["status of 404", "registration blocked by Playwright"];
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !expected.some((part) => text.includes(part))) complaints.push(text);
  });
  return { page, complaints };
}

interface Look {
  /** Looks for these rules alone. */
  only?: readonly string[] | undefined;
  /** Leaves out what surrounds the page's main part. */
  inside?: boolean;
}

/** Returns a line for each finding of axe: the rule and the element. */
export async function barriers(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Describing what is right takes as long as finding what is wrong.
  const { violations } = await page.evaluate(({ only, inside }) => {
    const frame = inside ? [...document.querySelectorAll("header, aside, nav, footer")].filter((part) => !part.closest("main")) : [];
    // What is loaded beforehand, style sheets and sound, only serves rules that no page needs.
    return (window as unknown as { axe: typeof axe }).axe.run(frame.length > 0 ? { exclude: frame } : document, {
      resultTypes: ["violations"],
      preload: false,
      ...(only && { runOnly: { type: "rule", values: [...only] } }),
    });
  }, look);
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
    { width: 1280, colorScheme: "light" },
    { width: 390, colorScheme: "dark" },
  ],
] as const;

/** What the second look at a page can find beyond the first. Names and structure hardly differ between themes and widths. */
const SEEN_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** The pairs of looks in which a reader's menus and bars were looked at. They are the same on each of the reader's pages. */
const seenFrames = new WeakMap<BrowserContext, Set<number>>();

/** Returns the findings with their place: in both themes, at the widths of a telephone and of a desktop. */
export async function barriersInLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  const looks = new URL(page.url()).pathname.length % LOOKS.length;
  const seen = seenFrames.get(page.context()) ?? new Set();
  seenFrames.set(page.context(), seen);
  const inside = seen.has(looks);
  seen.add(looks);
  for (const [nth, { width, colorScheme }] of LOOKS[looks]!.entries()) {
    await page.emulateMedia({ colorScheme });
    // The window is as high as the page, so that a bar at its foot covers nothing.
    await page.setViewportSize({ width, height: 4000 });
    // Colors have no reliable contrast while they change to the other theme.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
    const barriersNow = await barriers(page, { inside, only: nth > 0 ? SEEN_RULES : undefined });
    found.push(...barriersNow.map((barrier) => `${width} ${colorScheme} ${barrier}`));
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
