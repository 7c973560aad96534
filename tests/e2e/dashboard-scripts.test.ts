import { expect, inject, test } from "vitest";
import { compressedKilobytes, dashboardScripts } from "#tests/support/dashboard-scripts.ts";
import { routesOf } from "#tests/support/site-map.ts";

const site = inject("sharedSite");
const MAX_KILOBYTES = 180;

test("the first load of every screen that goes on in the browser keeps to its kilobytes of script", () => {
  const over: string[] = [];
  for (const [pattern, scripts] of dashboardScripts()) {
    const kilobytes = compressedKilobytes(scripts);
    expect(kilobytes, pattern).toBeGreaterThan(50);
    if (kilobytes > MAX_KILOBYTES) over.push(`${pattern}: ${kilobytes.toFixed(1)} KB of script, at most ${MAX_KILOBYTES}`);
  }
  expect(over).toEqual([]);
});

test("those screens are the ones of the five audiences that sign in, and no other", () => {
  const screens = (["account", "patient", "provider", "reviewer", "admin"] as const).flatMap((audience) =>
    routesOf(audience).flatMap(({ pattern, file }) => (file.endsWith(".tsx") ? [pattern] : [])),
  );
  expect([...dashboardScripts().keys()].toSorted()).toEqual(screens.toSorted());
});

test("a page names exactly the scripts that are counted for it", async () => {
  const html = await (await fetch(`${site.url}/login`)).text();
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  expect([...named].toSorted()).toEqual(dashboardScripts().get("/login")!.toSorted());
});
