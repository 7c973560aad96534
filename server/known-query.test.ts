import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import type { Handle } from "#app/handle.ts";
import { count, each, oneOf, slugs, text } from "#app/query-shapes.ts";
import { knownQuery } from "./known-query.ts";
import { routeTree } from "./route-tree.ts";

const route = (id: string, path: string, handle: Handle = {}) => ({
  id,
  path,
  parentId: "root",
  module: { handle: { audience: "public", ...handle }, default: () => null },
});
const { queryOf } = routeTree({
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    list: route("list", "centros", {
      query: { ...each(["q", "services"], text(20)), sort: oneOf(["rating"]), pagina: count(50), centro: slugs() },
    }),
    center: route("center", "centros/:slug"),
  } as unknown as ServerBuild["routes"],
});
const known = knownQuery(queryOf);

describe("an address is looked up with", () => {
  test("the keys that its page reads, in a fixed order, and no others", () => {
    expect(known("/centros?utm_source=x&sort=rating&q=luna&fbclid=1&city=")).toBe("/centros?q=luna&sort=rating");
    expect(known("/centros?q=luna&sort=rating")).toBe("/centros?q=luna&sort=rating");
    expect(known("/centros?services=fiv&services=icsi")).toBe("/centros?services=fiv&services=icsi");
  });

  test("none where the page reads none, or there is no page", () => {
    for (const target of ["/centros/luna", "/", "/nada/de/eso", "/%ff", "/centros/%00"]) {
      expect(known(`${target}?q=1&constructor=2&__proto__=3`)).toBe(target);
      expect(known(target)).toBe(target);
    }
  });

  test.each([
    ["sort=nada", ""],
    ["pagina=0", ""],
    ["pagina=-1", ""],
    ["pagina=999", "?pagina=50"],
    ["pagina=007", "?pagina=7"],
    ["centro=..%2Fx", ""],
    ["q=%00", ""],
    [`q=${"a".repeat(5_000)}`, `?q=${"a".repeat(20)}`],
    ["q=%20luna%20%0a%20azul", "?q=luna+azul"],
  ])("%s in a shape that the page can read", (given, kept) => {
    expect(known(`/centros?${given}`)).toBe(`/centros${kept}`);
  });

  test("a bounded number of values", () => {
    const target = known(`/centros?${"services=a&".repeat(500)}`);
    expect(target.match(/services=/g)).toHaveLength(20);
  });

  test("the router's own keys on the data of a page", () => {
    expect(known("/centros.data?_routes=root&q=luna&x=1")).toBe("/centros.data?_routes=root&q=luna");
  });
});
