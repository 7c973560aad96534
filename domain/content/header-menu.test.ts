import { describe, expect, test } from "vitest";
import { isExternal, menuFrom } from "./header-menu.ts";

describe("addresses of the menu", () => {
  test.each([
    ["{host}/blog", true],
    ["https://example.org", true],
    ["//example.org", true],
    ["/centros", false],
    ["#contacto", false],
  ])("%s external: %s", (url, external) => expect(isExternal(url)).toBe(external));

  test("{host} becomes the site's own address", () => {
    expect(menuFrom([{ id: 1, label: "Blog", url: "{host}/blog" }], "https://cuna.example")[0]).toMatchObject({
      url: "https://cuna.example/blog",
      external: true,
    });
  });
});

describe("items of the menu", () => {
  test("inactive ones stay out, with their children", () => {
    const items = [
      { id: "a", label: "Centros", url: "/centros", children: [{ id: "b", label: "Mapa", url: "/mapa", active: false }] },
      { id: "c", label: "Viejo", url: "/viejo", active: false },
    ];
    expect(menuFrom(items, "")).toEqual([{ id: "a", label: "Centros", url: "/centros", target: "_self", external: false, children: [] }]);
  });

  test("what an administrator mistyped never becomes a script or an empty link", () => {
    expect(menuFrom([{ label: "x", url: "javascript:alert(1)" }, { label: "", url: "/a" }, null, "x", { url: "/a" }], "")).toEqual([]);
    expect(menuFrom({ not: "a list" }, "")).toEqual([]);
  });
});
