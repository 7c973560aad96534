import { describe, expect, test } from "vitest";
import { NO_CENTER_FILTERS } from "#domain/directory/center-filters.ts";
import { centersPath, saysSame } from "./address.ts";

const filters = { ...NO_CENTER_FILTERS, city: "Santo Domingo", services: ["fiv", "icsi"] };

describe("the address of the list", () => {
  test("is bare when nothing is asked", () => {
    expect(centersPath(NO_CENTER_FILTERS)).toBe("/centros");
  });

  test("joins lists with commas that stay readable", () => {
    expect(centersPath(filters, 2)).toBe("/centros?city=Santo+Domingo&services=fiv,icsi&pagina=2");
  });

  test("is the same in whatever order its keys stand", () => {
    expect(saysSame(new URLSearchParams("services=fiv,icsi&city=Santo Domingo"), filters, 1)).toBe(true);
  });

  test.each([
    "services=fiv&services=icsi&city=Santo Domingo",
    "service=fiv,icsi&city=Santo Domingo",
    "city=Santo Domingo&services=fiv,icsi&pagina=1",
  ])("has one way to say a thing: %s is another", (query) => {
    expect(saysSame(new URLSearchParams(query), filters, 1)).toBe(false);
  });
});
