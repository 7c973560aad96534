import fs from "node:fs";
import path from "node:path";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import type { Audience } from "#app/handle.ts";
import { routesOf } from "#tests/support/site-map.ts";

// A hydrated screen knows only the routes of these audiences. Redirected to another page, the router would draw it without its script,
// as an empty body.
const AUDIENCES: readonly Audience[] = ["account", "patient", "provider", "reviewer", "admin"];
const routes = AUDIENCES.flatMap(routesOf);

/** Returns the literal targets of redirects in a source. */
const targetsOf = (source: string) =>
  [...source.matchAll(/\bredirect\(\s*`?(?:\$\{)?href\(\s*["'`]([^"'`$?#]*)/g)].flatMap(([, target]) => target || []);

const isScreen = (target: string) => routes.some(({ pattern, file }) => file.endsWith(".tsx") && matchPath(pattern, target));

test("a screen that goes on in the browser leads the router only to another of them; to any other page it leads the document", () => {
  const files = [...new Set(routes.map(({ file }) => path.join("app", file)))];
  const all = files.flatMap((file) => targetsOf(fs.readFileSync(file, "utf8")).map((target) => ({ file, target })));
  expect(all.length).toBeGreaterThan(20);
  // A target that ends in a variable, such as `/claims/${id}`, is judged by its beginning.
  expect(all.filter(({ target }) => !isScreen(target.endsWith("/") && target !== "/" ? `${target}x` : target))).toEqual([]);
  expect([isScreen("/"), isScreen("/centros"), isScreen("/login")]).toEqual([false, false, true]);
  expect(targetsOf('throw redirect(href("/"), { status: 303 }); throw redirectDocument(href("/"))')).toEqual(["/"]);
});
