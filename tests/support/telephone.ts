import type { Browser, BrowserContext } from "playwright-core";
import { onTestFinished } from "vitest";
import { finger } from "./taps.ts";

interface Options {
  script?: boolean;
  /** A line of 400 kbit/s and 2 s of latency. */
  slow?: boolean;
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** Returns a function that opens a page of a site on a telephone, for somebody who has answered about cookies, with a finger that counts. */
export const telephones =
  (browser: Browser, site: { url: string }) =>
  async (path: string, { script = true, slow = false, prepare }: Options = {}) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: script,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    onTestFinished(() => context.close());
    await context.addCookies([{ name: "cookies", value: "necessary", url: site.url }]);
    await prepare?.(context);
    const page = await context.newPage();
    if (slow) {
      const line = await context.newCDPSession(page);
      await line.send("Network.enable");
      const speed = 400_000 / 8;
      await line.send("Network.emulateNetworkConditions", {
        ...{ offline: false, latency: 2_000, downloadThroughput: speed, uploadThroughput: speed },
      });
    }
    await page.goto(site.url + path, { waitUntil: slow ? "domcontentloaded" : script ? "networkidle" : "load" });
    return { page, hand: finger() };
  };
