import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { ownOrigins, refuseForeignOrigins } from "./foreign-origins.ts";

function site(publicUrl: string, development = false) {
  const app = new Hono().use(refuseForeignOrigins({ publicUrl, development })).all("*", (c) => c.text("done"));
  return async (headers: Record<string, string>, method = "POST") => (await app.request("/contacto", { method, headers })).status;
}

describe("on the public site", () => {
  const post = site("https://cuna.do");

  test("its own form is accepted, and so is a program, which sends no origin", async () => {
    expect(await post({ origin: "https://cuna.do", "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await post({})).toBe(200);
  });

  test.each([
    ["without encryption", "http://cuna.do"],
    ["from another port", "https://cuna.do:8443"],
    ["from a part of its name", "https://evil.cuna.do"],
    ["from a name that begins like it", "https://cuna.do.example"],
    ["from nowhere", "null"],
    ["from what is no origin", "cuna.do"],
    ["from this machine", "http://localhost:3000"],
    ["with a name before it", "https://cuna.do@evil.example"],
  ])("a form that comes %s is refused", async (_, origin) => {
    expect(await post({ origin })).toBe(403);
  });

  test("a form that the browser itself calls cross-site is refused, whatever its origin", async () => {
    expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await post({ origin: "https://cuna.do", "sec-fetch-site": "cross-site" })).toBe(403);
  });

  test("everybody may read", async () => {
    for (const method of ["GET", "HEAD"]) expect(await post({ origin: "https://evil.example" }, method)).toBe(200);
  });
});

test("on a local site every name of the machine is accepted, with the same port and scheme", async () => {
  for (const publicUrl of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) {
    const post = site(publicUrl);
    for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) expect(await post({ origin })).toBe(200);
    for (const origin of ["http://localhost:3001", "https://localhost:3000", "http://localhost", "http://cuna.do:3000"])
      expect(await post({ origin })).toBe(403);
  }
  expect(ownOrigins("http://localhost")).toEqual(["http://localhost", "http://127.0.0.1", "http://[::1]"]);
});

test("the refusal gives the site's address, and repeats nothing of the request", async () => {
  const app = new Hono().use(refuseForeignOrigins({ publicUrl: "https://cuna.do", development: false }));
  const answer = await app.request("/contacto", { method: "POST", headers: { origin: "https://evil.example", host: "evil.example" } });
  const said = await answer.text();
  expect(said).toContain("Abre el sitio en https://cuna.do ");
  expect(said).not.toContain("evil");
});

test("a person gets a page with a link to the right address, a program only the sentence", async () => {
  const app = new Hono().use(refuseForeignOrigins({ publicUrl: "https://cuna.do", development: false }));
  const post = (accept: string) => app.request("/contacto", { method: "POST", headers: { origin: "https://otra.example", accept } });
  const page = await post("text/html,application/xhtml+xml");
  expect([page.status, page.headers.get("content-type")]).toEqual([403, "text/html; charset=UTF-8"]);
  expect(await page.text()).toContain('<a href="https://cuna.do">');
  expect((await post("*/*")).headers.get("content-type")).toMatch(/^text\/plain/);
});

test("in development the site may be opened under any name", async () => {
  const post = site("http://localhost:3000", true);
  expect(await post({ origin: "http://192.168.1.7:5173", host: "192.168.1.7:5173" })).toBe(200);
  expect(await post({ origin: "http://192.168.1.8:5173", host: "192.168.1.7:5173" })).toBe(403);
});
