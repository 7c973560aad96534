import { expect, test } from "vitest";
import { normaliseUrl, PageCache } from "./page-cache.ts";

const cache = (maxBytes?: number) => new PageCache({ sessionCookie: "session", choiceCookie: "cookies", ...(maxBytes && { maxBytes }) });
const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://site${path}`, { headers });
const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "content-type": "text/html", "cache-control": "public, max-age=0, s-maxage=60", ...headers } });

/** A renderer that counts how often it was asked. */
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
  pages.clear();
  expect(await (await pages.respond(get("/centros"), render)).text()).toBe("page 2");
});

test("many visitors who ask at once cost one rendering", async () => {
  const pages = cache();
  const render = counting();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pages.respond(get("/"), render)));
  expect(render.times).toBe(1);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(["page 1"]));
});

test("a page whose rendering began before a change is not kept", async () => {
  const pages = cache();
  const slow = async () => {
    pages.clear();
    return page("old");
  };
  expect(await (await pages.respond(get("/"), slow)).text()).toBe("old");
  expect(await (await pages.respond(get("/"), counting())).text()).toBe("page 1");
});

test("parameters that no page knows, and their order, make no difference", () => {
  expect(normaliseUrl("/centros?utm_source=x&sort=rating&q=luna&fbclid=1&city=")).toBe("/centros?q=luna&sort=rating");
  expect(normaliseUrl("/centros?q=luna&sort=rating")).toBe("/centros?q=luna&sort=rating");
});

test("a visitor with a session always gets their own page; the cookie bar has its own copy", async () => {
  const pages = cache();
  const render = counting();
  for (const cookie of ["session=abc", "session=abc"]) await pages.respond(get("/", { cookie }), render);
  expect(render.times).toBe(2);
  await pages.respond(get("/"), render);
  await pages.respond(get("/", { cookie: "cookies=all" }), render);
  await pages.respond(get("/", { cookie: "guardados=x; cookies=all" }), render);
  expect(render.times).toBe(4);
});

test.each([
  ["a page that does not offer itself", () => new Response("private", { headers: { "cache-control": "no-store" } })],
  ["a page that sets a cookie", () => page("mine", { "set-cookie": "a=b" })],
  ["an error", () => new Response("gone", { status: 404, headers: { "cache-control": "s-maxage=60" } })],
])("%s is not kept", async (_law, make) => {
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

test("memory has a limit: the oldest pages go first", async () => {
  const pages = cache(12_000);
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) await pages.respond(get(path), async () => page("x".repeat(1_000)));
  const render = counting();
  await pages.respond(get("/e"), render);
  expect(render.times).toBe(0);
  await pages.respond(get("/a"), render);
  expect(render.times).toBe(1);
});
