import { describe, expect, test } from "vitest";
import { isExternalUrl, readMenu, servedItems } from "./header-menu.ts";
import { defaultSite, readSite } from "./site.ts";

describe("addresses of the menu", () => {
  test.each([
    ["{host}/blog", true],
    ["https://example.org", true],
    ["http://example.org", true],
    ["//example.org", true],
    ["/centros", false],
    ["#contacto", false],
  ])("%s external: %s", (url, external) => expect(isExternalUrl(url)).toBe(external));

  test("{host} is this site's own address", () => {
    expect(readMenu([{ id: 1, label: "Blog", url: "{host}/blog" }])).toMatchObject([{ id: "1", url: "/blog", external: true }]);
  });
});

describe("items of the menu", () => {
  test("inactive ones stay out, with their children; children keep their target", () => {
    const map = { id: "b", label: "Mapa", url: "https://mapa.example", target: "_blank" };
    const items = [
      { id: "a", label: "Centros", url: "/centros", children: [map, { ...map, id: "x", active: false }] },
      { id: "c", label: "Viejo", url: "/viejo", active: false, children: [map] },
    ];
    const shown = { ...map, external: true, children: [] };
    expect(readMenu(items)).toEqual([{ id: "a", label: "Centros", url: "/centros", target: "_self", external: false, children: [shown] }]);
  });

  test("a menu entry that an administrator mistyped never becomes a script or an empty link", () => {
    const mistakes = [
      { label: "x", url: " javascript:alert(1)" },
      { label: "x", url: "{host}.example" },
      { label: " ", url: "/a" },
      null,
      "x",
      { url: "/a" },
    ];
    expect(readMenu(mistakes)).toEqual([]);
    expect(readMenu({ not: "a list" })).toEqual([]);
  });

  test("pages that are not served go, and a group stands for its first child that is", () => {
    const items = readMenu([
      { id: "a", label: "Blog", url: "/blog" },
      { id: "b", label: "Guías", url: "/guias", children: [{ id: "c", label: "Centros", url: "/centros?sort=rating" }] },
      { id: "d", label: "Fuera", url: "https://example.org" },
    ]);
    const served = servedItems(items, (path) => path === "/centros");
    expect(served.map(({ id, url }) => [id, url])).toEqual([
      ["b", "/centros?sort=rating"],
      ["d", "https://example.org"],
    ]);
  });
});

test("a setting that is missing or mistyped falls back alone", () => {
  expect(readSite({ name: "Nido", phone: 5, email: "" })).toEqual({ ...defaultSite, name: "Nido" });
  expect(readSite(null)).toEqual(defaultSite);
});
