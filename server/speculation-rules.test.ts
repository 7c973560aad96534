import { expect, test } from "vitest";
import type { DeclaredRoute } from "#app/handle.ts";
import { speculationRules } from "./speculation-rules.ts";

const routes: DeclaredRoute[] = [
  { pattern: "/centros", audience: "public", handle: {} },
  { pattern: "/comparar", audience: "public", handle: { prerender: false } },
  { pattern: "/solicitud/:token", audience: "link", handle: {} },
  { pattern: "/api/eventos", audience: "api", handle: { prerender: true } },
];
const excluded = (locales: string[]) => JSON.parse(speculationRules(routes, locales)).prerender[0].where.and[1].not.href_matches;

test("browsers may prerender public pages except those that forbid it, and no page of another audience", () => {
  expect(excluded([])).toEqual(["/comparar", "/solicitud/:token", "/api/eventos"]);
});

test("in every language", () => {
  expect(excluded(["en"])).toEqual(expect.arrayContaining(["/comparar", "/en/comparar", "/solicitud/:token", "/en/solicitud/:token"]));
});
