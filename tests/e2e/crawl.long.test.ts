import { beforeAll, describe, expect, test } from "vitest";
import { ownSite, readingBrowser } from "#tests/support/own-site.ts";
import { publicPages } from "#tests/support/public-pages.ts";

// Follows every link of the site, on a telephone and a desktop, with scripts and without.

const site = await ownSite();
const browser = await readingBrowser();
let found: Map<string, Found>;
beforeAll(async () => {
  found = await crawl(["/", ...Object.values(publicPages)]);
});

interface Found {
  status: number;
  /** A page with a link to it. */
  from: string;
  html: string;
  /** The address to which it redirects. */
  location: string | null;
}

/** Filters and pages multiply without end. For each list, the combinations that some page links to are followed one step. */
const isWorthFollowing = (path: string, from: string) => !(path.includes("?") && from.includes("?"));

async function crawl(starts: readonly string[]): Promise<Map<string, Found>> {
  const all = new Map<string, Found>();
  const waiting = starts.map((path) => ({ path, from: "(start)" }));
  const known = new Set(starts);
  async function walk() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await fetch(site.url + next.path, { redirect: "manual" });
      const isHtml = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      const html = isHtml ? await answer.text() : "";
      await answer.body?.cancel().catch(() => {});
      const location = answer.headers.get("location");
      all.set(next.path, { status: answer.status, from: next.from, html, location });
      if (answer.status === 404) continue;
      for (const path of [...linksOf(html), ...(location ? [location] : [])]) {
        const { origin, pathname, search } = new URL(path, site.url + next.path);
        const target = pathname + search;
        if (origin !== new URL(site.url).origin || known.has(target) || pathname.startsWith("/dev/")) continue;
        if (!isWorthFollowing(target, next.path)) continue;
        known.add(target);
        waiting.push({ path: target, from: next.path });
      }
    }
  }
  // The queue may be empty for a moment while other readers still work.
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    await Promise.all([walk(), walk(), walk(), walk()]);
  }
  return all;
}

const linksOf = (html: string) => [...html.matchAll(/<a\b[^>]*?\shref="([^"#][^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const pages = () => [...found].filter(([, { status, html }]) => status === 200 && html !== "");

describe("every link", () => {
  test("leads somewhere", () => {
    expect(found.size).toBeGreaterThan(100);
    const dead = [...found].filter(([path, { status }]) => status >= 400 && path !== publicPages["not found"]);
    expect(dead.map(([path, { status, from }]) => `${status} ${path} (from ${from})`)).toEqual([]);
  });

  test("to a place within a page finds it there", () => {
    const missing: string[] = [];
    for (const [path, { html }] of pages()) {
      for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)) {
        const target = new URL(href!.replaceAll("&amp;", "&"), site.url + path);
        if (target.origin !== new URL(site.url).origin) continue;
        const page = found.get(target.pathname + target.search);
        const id = decodeURIComponent(target.hash.slice(1));
        if (page?.html && !page.html.includes(`id="${id}"`)) missing.push(`${path} → ${href}`);
      }
    }
    expect([...new Set(missing)]).toEqual([]);
  });

  test("that we write ourselves leads there at once, not by a redirect", () => {
    // Pages that belong to somebody redirect visitors to the sign-in.
    const indirect = [...found].filter(
      ([, { status, from, location }]) => status >= 300 && status < 400 && from !== "(start)" && !location?.startsWith("/login"),
    );
    expect(indirect.map(([path, { location, from }]) => `${path} → ${location} (from ${from})`)).toEqual([]);
  });
});

/** Returns an attribute of the first tag with this mark, as React writes it. */
const attribute = (html: string, mark: string, name: string) =>
  new RegExp(`<[^>]*${mark}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

test("every page says what it is: title, description, one h1; its canonical address, or that it is not to be found", () => {
  const titles = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, { html }] of pages()) {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) faults.push(`${path}: ${headings} h1`);
    if (attribute(html, 'name="robots"', "content").includes("noindex")) continue;
    const description = attribute(html, 'name="description"', "content");
    if (description.length < 50 || description.length > 200) faults.push(`${path}: description of ${description.length}`);
    const canonical = attribute(html, 'rel="canonical"', "href");
    if (canonical !== site.url + path) {
      // One view of a page with several views: search engines should find the page itself.
      if (canonical !== site.url + path.split("?")[0]) faults.push(`${path}: canonical ${canonical}`);
      continue;
    }
    const title = /<title>([^<]+)</.exec(html)?.[1] ?? "";
    const twin = titles.get(title);
    if (twin) faults.push(`${path}: same title as ${twin}`);
    titles.set(title, path);
  }
  expect(faults).toEqual([]);
});

/** Returns the pages, and a few of the views of each kind of choice, since views differ in contents and not in layout. */
function pathsToLookAt(viewsOfEach: number): string[] {
  const seen = new Map<string, number>();
  return pages().flatMap(([path]) => {
    const { pathname, searchParams } = new URL(path, site.url);
    if (searchParams.size === 0) return [path];
    const kind = `${pathname.split("/")[1]} ${[...searchParams.keys()].toSorted()}`;
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return nth <= viewsOfEach ? [path] : [];
  });
}

/** Returns a few pages of each kind: scripts do the same to the page of one center as to that of another. */
function aFewOfEach(paths: readonly string[]): string[] {
  const A_FEW = 6;
  const kinds = Map.groupBy(paths, (path) => (path.includes("?") ? "/" : path.replace(/[^/]+$/, "")));
  return [...kinds].flatMap(([folder, found]) => (folder === "/" ? found : found.slice(0, A_FEW)));
}

/** With scripts, page-barriers.long.test.ts looks at these at more widths. */
const LOOKED_AT = new Set(Object.values(publicPages));

test.each([true, false])(
  "scripts %s, no page is too wide for a phone or a desk, or makes the browser complain",
  async (javaScriptEnabled) => {
    const faults: string[] = [];
    const context = await browser.newContext({
      viewport: { width: 390, height: 900 },
      reducedMotion: "reduce",
      javaScriptEnabled,
    });
    const paths = javaScriptEnabled ? aFewOfEach(pathsToLookAt(1)).filter((path) => !LOOKED_AT.has(path)) : pathsToLookAt(3);
    await Promise.all(
      [0, 1, 2].map(async () => {
        const page = await context.newPage();
        let at = "";
        // Each page begins at the width at which the one before it ended, since each change of it draws the whole page again.
        const widths = [1280, 390];
        page.on("pageerror", (error) => faults.push(`${at}: ${error.message}`));
        page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(`${at}: ${message.text()}`));
        for (let path = paths.shift(); path; path = paths.shift()) {
          at = path;
          await page.goto(site.url + path, { waitUntil: "load" });
          for (const width of widths.reverse()) {
            await page.setViewportSize({ width, height: 900 });
            const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
            if (over > 0) faults.push(`${path}: ${over} px too wide at ${width}`);
          }
        }
      }),
    );
    expect(faults).toEqual([]);
    await context.close();
  },
);
