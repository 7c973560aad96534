import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { received } from "#tests/support/first-visit.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { type BudgetedPromise, type Figure, median } from "./promise.ts";

/** The pages to measure: all public pages that answer 200, or those that are named. LIGHTHOUSE_RUNS=1 is enough for a quick look. */
const named = process.env.LIGHTHOUSE_SCREENS?.split(",");
const SCREENS = Object.entries(publicPages).filter(([screen]) => named?.includes(screen) ?? screen !== "not found");
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const CATEGORIES = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;

/**
 * Measures the built site with Lighthouse as on a phone, as the median of five runs. Each page is measured as the cache keeps it
 * after two requests.
 */
export default {
  name: "lighthouse",
  slow: true,
  async measure({ url }) {
    const figures: Figure[] = [];
    for (const [screen, path] of SCREENS) {
      await packed(url + path);
      const runs: Awaited<ReturnType<typeof audit>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await audit(url + path));
      for (const [category, least] of Object.entries(CATEGORIES)) {
        const value = median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)));
        figures.push({ what: `${screen} ${category}`, value, unit: "", of: "value", budget: { atLeast: least } });
      }
      const metric = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
      figures.push({
        what: `${screen} LCP`,
        value: metric("largest-contentful-paint") / 1000,
        unit: "s",
        of: "value",
        budget: { atMost: 1.2 },
      });
      figures.push({ what: `${screen} TBT`, value: metric("total-blocking-time"), unit: "ms", of: "value", budget: { atMost: 50 } });
      figures.push({ what: `${screen} CLS`, value: metric("cumulative-layout-shift"), unit: "", of: "value", budget: { atMost: 0.001 } });
      for (const failed of failures(runs[0]!)) console.log(`    ${screen}: ${failed}`);
    }
    return figures;
  },
} satisfies BudgetedPromise;

/** Asks for a page until the cache has compressed it as small as it can, or it is clear that it never will. */
async function packed(address: string) {
  const first = await received(address);
  for (let time = 0; time < 30 && (await received(address)) >= first; time++) await setTimeout(100);
}

async function audit(address: string) {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const chrome = spawn(findChromium(), [...CHROMIUM_FLAGS, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const port = await debuggingPort(chrome);
    // Pages with noindex have it on purpose.
    const hidden = (await (await fetch(address)).text()).includes('content="noindex');
    const result = await lighthouse(address, {
      port,
      logLevel: "silent",
      output: "json",
      onlyCategories: Object.keys(CATEGORIES),
      ...(hidden ? { skipAudits: ["is-crawlable"] } : {}),
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
    return result.lhr;
  } finally {
    chrome.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function debuggingPort(chrome: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    chrome.stderr!.on("data", (chunk: Buffer) => {
      said += chunk;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    chrome.once("exit", () => reject(new Error(`Chromium ended:\n${said}`)));
  });
}

const failures = (run: Awaited<ReturnType<typeof audit>>) =>
  Object.values(run.categories)
    .flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0 && (run.audits[ref.id]?.score ?? 1) < 0.9))
    .map((ref) => `${ref.id} ${run.audits[ref.id]?.displayValue ?? ""} ${run.audits[ref.id]?.title ?? ""}`);
