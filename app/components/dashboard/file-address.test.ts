import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { routesOf } from "#tests/support/site-map.ts";
import { isFileAddress } from "./file-address.ts";

/** Routes that only redirect, or that only forms and scripts request, so no link leads to them. */
const WITHOUT_LINKS = [
  "/admin/*",
  "/dashboard/provider/centro",
  "/dashboard/provider/galeria/foto",
  "/dashboard/provider/subidas",
  "/dashboard/provider/subidas/:id",
  "/dashboard/admin/contenido/vista-previa",
  "/dashboard/admin/buscar/lista",
];

const routes = (["patient", "provider", "reviewer", "admin"] as const).flatMap(routesOf).map(({ pattern, file }) => ({
  pattern,
  address: pattern.replace(":file", "centros.csv").replace(/:\w+\??/g, "0a8b-x"),
  isScreen: /^export (default|\{[^}]*\bdefault\b)/m.test(fs.readFileSync(path.join("app", file), "utf8")),
}));

test("an address in a dashboard is a file's exactly where its route has no screen", () => {
  const wrong = routes.filter(({ pattern, address, isScreen }) => !WITHOUT_LINKS.includes(pattern) && isFileAddress(address) === isScreen);
  expect(wrong).toEqual([]);
  expect(routes.filter(({ isScreen }) => !isScreen).length).toBeGreaterThan(40);
});

test("no route of this list has a screen, and each is there", () => {
  const without = routes.filter(({ isScreen }) => !isScreen).map(({ pattern }) => pattern);
  expect(WITHOUT_LINKS.filter((pattern) => !without.includes(pattern))).toEqual([]);
});
