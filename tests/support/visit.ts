import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";

export interface VisitOptions {
  width: number;
  colorScheme?: "light" | "dark";
  javaScriptEnabled?: boolean;
}

/** Opens a page in a context of its own and collects what the browser complains about. */
export async function visit(browser: Browser, url: string, { width, ...options }: VisitOptions) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  return { ...(await visitIn(context, url)), close: () => context.close() };
}

/** Opens a page in a context that others use too, and collects what the browser complains about. */
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

/** Returns a line for each finding of axe, of all its rules or of those about colors alone: the rule and the element. */
export async function barriers(page: Page, rules: "all" | "colors" = "all"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Its usual mode opens a second page to bring the findings of frames together, and no page of ours has frames.
    .setLegacyMode()
    // To describe what is right takes as long as to find what is wrong.
    .options({ resultTypes: ["violations"], ...(rules === "colors" && { runOnly: ["color-contrast"] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
}

/** Each rule at each width. A theme changes nothing but colors, so that the others need it once. */
const EVERY_LOOK = [
  { width: 390, colorScheme: "light", rules: "all" },
  { width: 1280, colorScheme: "light", rules: "colors" },
  { width: 1280, colorScheme: "dark", rules: "all" },
  { width: 390, colorScheme: "dark", rules: "colors" },
] as const;

/** Returns the findings, each with where it was found: in both themes, at the width of a phone and of a desk. */
export async function barriersInLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, rules } of EVERY_LOOK) {
    await page.emulateMedia({ colorScheme });
    // As high as it is long: a bar that stays at the foot then covers nothing.
    await page.setViewportSize({ width, height: 4000 });
    // Colours that are still on their way to the other theme have no contrast.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
    found.push(...(await barriers(page, rules)).map((barrier) => `${width} ${colorScheme} ${barrier}`));
  }
  return found;
}

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 400; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}
