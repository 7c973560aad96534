import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { cookieName, SESSION_COOKIE } from "#app/cookies.ts";
import { groupsOf } from "./content-groups.ts";
import { PageCache } from "./page-cache.ts";

const knownQuery = (target: string) => target.replace(/&?utm_\w+=\w*/, "");
const cache = (maxBytes?: number, sessionCookie = "session") =>
  new PageCache({
    sessionCookie,
    choices: { cookies: ["all", "necessary"], moneda: ["eur", "dop"] },
    knownQuery,
    ...(maxBytes && { maxBytes }),
  });
const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://site${path}`, { headers });
const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "content-type": "text/html", "cache-control": "public, max-age=0, s-maxage=60", ...headers } });

/** Makes a renderer that counts how often it was called. */
function counting(make: (times: number) => Response = (times) => page(`page ${times}`)) {
  const render = Object.assign(
    async () => {
      render.times++;
      return make(render.times);
    },
    { times: 0 },
  );
  return render;
}

test("a page is rendered once and served again until content changes", async () => {
  const pages = cache();
  const render = counting();
  expect(await (await pages.respond(get("/centros"), render)).text()).toBe("page 1");
  expect(await (await pages.respond(get("/centros"), render)).text()).toBe("page 1");
  pages.changed();
  expect(await (await pages.respond(get("/centros"), render)).text()).toBe("page 2");
});

test("a change keeps the pages that are not made from it", async () => {
  const pages = cache();
  const render = counting((times) => page(`page ${times}`, { "x-made-from": "site texts" }));
  const asked = async () => (await pages.respond(get("/blog"), render)).text();
  expect(await asked()).toBe("page 1");
  pages.changed(groupsOf("provider_prices"));
  expect(await asked()).toBe("page 1");
  for (const table of ["articles", "menus", "a_table_that_nobody_named", undefined]) pages.changed(groupsOf(table));
  const response = await pages.respond(get("/blog"), render);
  expect([await response.text(), response.headers.has("x-made-from")]).toEqual(["page 2", false]);
});

test("many visitors at the same time cost one rendering", async () => {
  const pages = cache();
  const render = counting();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pages.respond(get("/"), render)));
  expect(render.times).toBe(1);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(["page 1"]));
});

test("a page whose rendering began before a change is not kept", async () => {
  const pages = cache();
  const slow = async () => {
    pages.changed();
    return page("old");
  };
  expect(await (await pages.respond(get("/"), slow)).text()).toBe("old");
  expect(await (await pages.respond(get("/"), counting())).text()).toBe("page 1");
});

test("keys that a page does not read do not matter", async () => {
  const pages = cache();
  const render = counting();
  await pages.respond(get("/centros?q=luna"), render);
  await pages.respond(get("/centros?q=luna&utm_source=x"), render);
  expect(render.times).toBe(1);
});

test("a cookie with an unknown value counts as no choice", async () => {
  const pages = cache();
  const render = counting();
  await pages.respond(get("/"), render);
  for (const cookie of ["cookies=all-x", "cookies=x", "cookies=", "xcookies=all"]) await pages.respond(get("/", { cookie }), render);
  expect(render.times).toBe(1);
});

test.each([false, true])("a signed-in person's page never enters the cache or comes out of it; secure: %s", async (secure) => {
  const session = cookieName(SESSION_COOKIE, secure);
  const pages = cache(undefined, session);
  const mine = counting((times) => page(`mine ${times}`));
  const shared = counting((times) => page(`shared ${times}`));
  const asked = async (render: typeof mine, cookie?: string) => (await pages.respond(get("/", cookie ? { cookie } : {}), render)).text();
  const cookies = [`${session}=abc`, `cookies=all; ${session}=abc`, `${session}=abc; cookies=all`, `guardados=x; ${session}=`];
  for (const cookie of cookies) expect(await asked(mine, cookie)).toMatch(/^mine/);
  expect([mine.times, pages.size]).toEqual([cookies.length, 0]);
  expect(await asked(shared)).toBe("shared 1");
  expect(await asked(shared, "cookies=all")).toBe("shared 2");
  const kept = pages.size;
  // Signed-in people ask at the same time as a visitor, and again while the page is cached.
  const both = await Promise.all([asked(shared), ...cookies.map((cookie) => asked(mine, cookie))]);
  expect(both).toEqual(["shared 1", ...cookies.map((_cookie, index) => `mine ${cookies.length + index + 1}`)]);
  expect(pages.size).toBe(kept);
  for (const cookie of cookies) expect(pages.keyOf("GET", "/", cookie)).toBeNull();
});

test("each currency has its own copy, whatever the choice in the cookie bar", async () => {
  const pages = cache();
  const render = counting();
  const asked = async (cookie: string) => (await pages.respond(get("/", { cookie }), render)).text();
  const given = ["cookies=all; moneda=eur", "moneda=eur; cookies=all", "cookies=all; moneda=dop", "cookies=all; moneda=gbp", "cookies=all"];
  expect(await Promise.all(given.map(asked))).toEqual(["page 1", "page 1", "page 2", "page 3", "page 3"]);
});

test("pages with the cookie bar are a copy of their own, and other cookies do not matter", async () => {
  const pages = cache();
  const render = counting();
  await pages.respond(get("/"), render);
  for (const cookie of ["cookies=all", "guardados=x; cookies=all", "guardados=x"]) await pages.respond(get("/", { cookie }), render);
  expect(render.times).toBe(2);
});

test.each([
  ["a page that does not offer itself", () => new Response("private", { headers: { "cache-control": "no-store" } })],
  ["a page that sets a cookie", () => page("mine", { "set-cookie": "a=b" })],
  ["an error", () => new Response("gone", { status: 404, headers: { "cache-control": "s-maxage=60" } })],
])("%s is not cached", async (_law, make) => {
  const pages = cache();
  const render = counting(make);
  await pages.respond(get("/x"), render);
  await pages.respond(get("/x"), render);
  expect(render.times).toBe(2);
});

test("a visitor who has the page gets 304, and a compressed body otherwise", async () => {
  const pages = cache();
  const first = await pages.respond(get("/", { "accept-encoding": "gzip, br" }), counting());
  expect(first.headers.get("content-encoding")).toBe("br");
  const again = await pages.respond(get("/", { "if-none-match": first.headers.get("etag")! }), counting());
  expect(again.status).toBe(304);
});

test("memory is limited, and the oldest pages go first", async () => {
  const pages = cache(12_000);
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) await pages.respond(get(path), async () => page("x".repeat(1_000)));
  const render = counting();
  await pages.respond(get("/e"), render);
  expect(render.times).toBe(0);
  await pages.respond(get("/a"), render);
  expect(render.times).toBe(1);
});

test("the first visitor gets the page compressed fast; once somebody asks again, it is compressed as small as possible", async () => {
  const pages = cache();
  const html = readFileSync("messages/es/leads.json", "utf8");
  const asked = async (encoding = "br") => {
    const response = await pages.respond(get("/centros", { "accept-encoding": encoding }), async () => page(html));
    return Buffer.from(await response.arrayBuffer());
  };
  // Requests for another encoding do not count towards compressing this one.
  for (let time = 0; time < 2; time++) await asked("gzip");
  const [first, second] = [await asked(), await asked()];
  expect(second.length).toBe(first.length);
  await expect.poll(async () => (await asked()).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await asked()).toString()).toBe(html);
});

test("a page that is the same after a change is not compressed again", async () => {
  const pages = cache();
  const asked = async () => (await pages.respond(get("/", { "accept-encoding": "br" }), async () => page("x".repeat(500)))).arrayBuffer();
  await asked();
  const held = pages.size;
  pages.changed();
  const again = await pages.respond(get("/"), async () => page("x".repeat(500)));
  expect(again.headers.get("x-cache")).toBe("miss");
  expect(pages.size).toBe(held);
});

test("memory counts every encoding, and never exceeds its limit", async () => {
  const pages = cache(50_000);
  for (let index = 0; index < 200; index++)
    for (const encoding of ["br", "gzip", "identity"])
      await pages.respond(get(`/${index % 40}`, { "accept-encoding": encoding }), async () => page(String(Math.sin(index)).repeat(100)));
  expect(pages.size).toBeLessThanOrEqual(50_000);
  expect(pages.size).toBeGreaterThan(10_000);
});
