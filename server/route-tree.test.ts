import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { withoutLocale } from "#app/locale.server.ts";
import { isReadable, routeTree } from "./route-tree.ts";

const nothing = () => null;
const route = (id: string, path: string | undefined, module: object, more: object = {}) => ({
  id,
  parentId: "layout",
  path,
  module,
  ...more,
});
const routes = [
  { id: "root", path: "", module: { default: nothing, loader: nothing } },
  { id: "layout", parentId: "root", path: undefined, module: { default: nothing, handle: { audience: "public" } } },
  route("home", undefined, { default: nothing }, { index: true }),
  route("status", "solicitud/:token", { default: nothing, loader: nothing, action: nothing }),
  route("panel", "panel", { default: nothing }),
  route("leads", "leads/:id", { action: nothing }, { parentId: "panel" }),
  route("events", "api/eventos", { action: nothing }),
  route("shape", "mapas/pais.svg", { loader: nothing }),
  route("rest", "*", { default: nothing, loader: nothing }),
];
const treeOf = (all: readonly { id: string }[]) =>
  routeTree({ routes: Object.fromEntries(all.map((one) => [one.id, one])) } as unknown as ServerBuild);
const tree = treeOf(routes);

describe("before anything is rendered, the server knows of a path", () => {
  test("the methods that its route has code for", () => {
    expect(tree.methodsOf("/")).toEqual(["GET", "HEAD"]);
    expect(tree.methodsOf("/solicitud/abc")).toEqual(["GET", "HEAD", "POST"]);
    expect(tree.methodsOf("/solicitud/abc/")).toEqual(["GET", "HEAD", "POST"]);
    expect(tree.methodsOf("/solicitud/abc.data")).toEqual(["GET", "HEAD", "POST"]);
    expect(tree.methodsOf("/panel/leads/7")).toEqual(["POST"]);
    expect(tree.methodsOf("/api/eventos")).toEqual(["POST"]);
    expect(tree.methodsOf("/mapas/pais.svg")).toEqual(["GET", "HEAD"]);
    for (const nowhere of ["/nada", "/solicitud/%ff", "/solicitud/a%00"]) expect(tree.methodsOf(nowhere)).toEqual(["GET", "HEAD"]);
  });

  test("its pattern, which holds nothing of the path itself", () => {
    expect(tree.patternOf("/solicitud/canario")).toBe("solicitud/:token");
    expect(tree.patternOf("/panel/leads/canario")).toBe("panel/leads/:id");
    expect(tree.patternOf("/nada/canario")).toBe("*");
    expect(tree.patternOf("/solicitud/canario%ff")).toBe("");
  });

  test("whether a page other than «not found» answers it", () => {
    expect(["/", "", "/solicitud/abc", "/panel"].map(tree.serves)).toEqual([true, true, true, true]);
    expect(["/nada", "/solicitud"].map(tree.serves)).toEqual([false, false]);
  });
});

test("each route's declaration gets its audience from the layout around it", () => {
  const offers = route("offers", "ofertas/:id", { default: nothing, handle: { prerender: false } });
  const { declared } = treeOf([...routes, offers]);
  expect(declared.find(({ pattern }) => pattern === "/ofertas/:id")).toEqual({
    pattern: "/ofertas/:id",
    audience: "public",
    handle: { prerender: false },
  });
  expect(declared.map(({ pattern }) => pattern)).toContain("/panel/leads/:id");
});

test("the site does not start with a route outside every layout, unless the route names its audience", () => {
  const planted = (handle: object) => route("planted", "perdida", { default: nothing, handle }, { parentId: "root" });
  expect(() => treeOf([...routes, planted({})])).toThrow("The route planted has no audience");
  expect(treeOf([...routes, planted({ audience: "admin" })]).declared.at(-1)?.audience).toBe("admin");
});

test("a path is decoded before the language in front of it is removed", () => {
  const enabled = ["es", "en"] as Parameters<typeof withoutLocale>[1];
  expect(["/en/solicitud/abc", "/en", "/enero", "/solicitud/abc"].map((path) => withoutLocale(path, enabled))).toEqual([
    "/solicitud/abc",
    "/",
    "/enero",
    "/solicitud/abc",
  ]);
});

test("a path with a NUL, or with bytes that are not valid text, is not found", () => {
  expect(["/a", "/á", "/%C3%A1", "/%25ff", "/a%20b"].map(isReadable)).toEqual([true, true, true, true, true]);
  expect(["/%ff", "/%00", "/%", "/%ED%A0%80", "/%zz"].map(isReadable)).toEqual([false, false, false, false, false]);
});
