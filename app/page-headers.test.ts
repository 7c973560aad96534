import { expect, test } from "vitest";
import type { Handle } from "./handle.ts";
import { addPageHeaders } from "./page-headers.ts";

interface Said {
  handle?: Handle;
  method?: string;
  loader?: Record<string, string>;
  action?: Record<string, string>;
  errors?: Record<string, unknown>;
}

function headersOf({ handle = { cache: "shared" }, method = "GET", loader, action, errors }: Said) {
  const headers = new Headers();
  addPageHeaders(headers, method, {
    matches: [{ route: { id: "root" } }, { route: { id: "page", handle } }] as never,
    errors: errors ?? null,
    loaderHeaders: loader ? { page: new Headers(loader) } : {},
    actionHeaders: action ? { page: new Headers(action) } : {},
  });
  return Object.fromEntries(headers);
}

const SHARED = { "cache-control": "public, max-age=0, s-maxage=60" };

test("a page that declares itself shared is kept for a minute; any other says nothing", () => {
  expect(headersOf({})).toEqual(SHARED);
  expect(headersOf({ handle: {} })).toEqual({});
});

test("what the loader or the action says of this answer goes before, and the action's word is the last", () => {
  expect(headersOf({ loader: { "Cache-Control": "no-store" } })).toEqual({ "cache-control": "no-store" });
  const both = headersOf({ method: "POST", loader: { "Retry-After": "1" }, action: { "Cache-Control": "no-store", "Retry-After": "9" } });
  expect(both).toEqual({ "cache-control": "no-store", "retry-after": "9" });
  expect(headersOf({ loader: { "Set-Cookie": "a=b" } })).toEqual(SHARED);
});

test("neither a failed page nor the answer to a form is shared", () => {
  expect(headersOf({ errors: { page: new Error() } })).toEqual({});
  expect(headersOf({ method: "POST" })).toEqual({});
});

test("what a page is made from is told to the cache, with the site itself", () => {
  expect(headersOf({ handle: { madeFrom: ["texts"] } })).toEqual({ "x-made-from": "site texts" });
});
