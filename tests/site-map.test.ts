import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import type { Handle } from "#app/handle.ts";
import { undeclaredKeys } from "./rules/query-keys.ts";
import { publicPages } from "./support/public-pages.ts";
import { siteMap } from "./support/site-map.ts";

// What every route must declare, and the folder in which it must be.

const modules = import.meta.glob<{ handle?: Handle; default?: unknown }>("../app/routes/**/*.{ts,tsx}");
const handleOf = async (file: string): Promise<Handle> => (await modules[`../app/${file}`]!()).handle ?? {};

describe.each(siteMap)("$pattern", ({ file, layout }) => {
  test("is in the folder of its audience, under the layout that names it", async () => {
    const own = await handleOf(file);
    const folder = /^routes\/([a-z]+)\//.exec(file)?.[1];
    expect(layout === undefined ? own.audience : (await handleOf(layout)).audience).toBe(folder);
    if (layout !== undefined) expect(own.audience, "said by the layout, and once").toBeUndefined();
  });
});

test("only public pages are kept for all or listed for search engines, and only one with an address of its own is listed", async () => {
  for (const { pattern, file, layout } of siteMap) {
    const { cache, sitemap, hydrate } = await handleOf(file);
    if (cache || sitemap) expect(layout, pattern).toBe("routes/public/layout.tsx");
    if (cache) expect(hydrate, pattern).toBeUndefined();
    if (sitemap) expect(pattern).not.toMatch(/[:*]/);
  }
});

test("every public page is among those on which all that must hold of pages is tried", () => {
  const tried = Object.values(publicPages).map((address) => address.replace(/[?#].*$/, ""));
  const pages = siteMap.filter(({ file, pattern }) => /^routes\/public\/(?!files\/).+[.]tsx$/.test(file) && pattern !== "/lead-capture");
  expect(pages.filter(({ pattern }) => !tried.some((path) => matchPath(pattern, path))).map(({ pattern }) => pattern)).toEqual([]);
});

test("no route reads a key of its address that it does not declare", async () => {
  const read = await Promise.all(
    siteMap.map(async ({ file }) => undeclaredKeys(`app/${file}`, Object.keys((await handleOf(file)).query ?? {}))),
  );
  expect(read.flat()).toEqual([]);
});
