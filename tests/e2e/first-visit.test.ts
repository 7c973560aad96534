import { expect, inject, test } from "vitest";
import { type FirstVisit, firstVisitBudget, measureFirstVisit } from "#tests/support/first-visit.ts";
import { ownBrowser } from "#tests/support/own-site.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { visit } from "#tests/support/visit.ts";

const site = inject("sharedSite");
const browser = await ownBrowser();

test("the first visit to any public page keeps to its kilobytes", async () => {
  const over: string[] = [];
  for (const [page, path] of Object.entries(publicPages)) {
    const visit = await measureFirstVisit(site.url, path);
    for (const kind of Object.keys(firstVisitBudget) as (keyof FirstVisit)[]) {
      expect(visit[kind], `${page}: ${kind}`).toBeGreaterThan(0);
      if (visit[kind] > firstVisitBudget[kind])
        over.push(`${page}: ${visit[kind].toFixed(2)} KB of ${kind}, at most ${firstVisitBudget[kind]}`);
    }
  }
  expect(over).toEqual([]);
});

test("scripts, rules of prerendering and manifest come after the first paint", async () => {
  const { page, complaints } = await visit(browser, `${site.url}/centros`, { width: 390 });
  await page.waitForSelector("script[type=speculationrules]", { state: "attached" });
  await page.waitForSelector("link[rel=manifest]", { state: "attached" });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js$|speculation-rules/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter(({ startTime }) => startTime <= painted)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the filters' drawer that somebody opens before the scripts have come has its form once they are there", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let release = () => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/islands-*", (route) => clicked.then(() => route.continue()));
  await page.goto(`${site.url}/centros`, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: /^Filtros/ }).click();
  release();
  await page.getByRole("checkbox", { name: /Donación de óvulos/ }).waitFor();
});
