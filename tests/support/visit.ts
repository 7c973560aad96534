import AxeBuilder from "@axe-core/playwright";
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

/** Returns a line for each finding of axe, from all its rules or only those about colors: the rule and the element. */
export async function barriers(page: Page, rules: "all" | "colors" = "all"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The default mode opens a second page to collect the findings of frames, and our pages have no frames.
    .setLegacyMode()
    // Describing what is right takes as long as finding what is wrong.
    .options({ resultTypes: ["violations"], ...(rules === "colors" && { runOnly: ["color-contrast"] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
}

/** Each rule at each width. Themes only change colors, so the other rules need one theme. */
const EVERY_LOOK = [
  { width: 390, colorScheme: "light", rules: "all" },
  { width: 1280, colorScheme: "light", rules: "colors" },
  { width: 1280, colorScheme: "dark", rules: "all" },
  { width: 390, colorScheme: "dark", rules: "colors" },
] as const;

/** Returns the findings with their place: in both themes, at the widths of a telephone and of a desktop. */
export async function barriersInLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, rules } of EVERY_LOOK) {
    await page.emulateMedia({ colorScheme });
    // The window is as high as the page, so that a bar at its foot covers nothing.
    await page.setViewportSize({ width, height: 4000 });
    // Colors have no reliable contrast while they change to the other theme.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
    found.push(...(await barriers(page, rules)).map((barrier) => `${width} ${colorScheme} ${barrier}`));
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
