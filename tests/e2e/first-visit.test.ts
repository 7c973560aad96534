import { expect, inject, test } from "vitest";
import { type FirstVisit, firstVisitBudget, measureFirstVisit } from "#tests/support/first-visit.ts";
import { publicPages } from "#tests/support/public-pages.ts";

const site = inject("sharedSite");

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
}, 240_000);
