import { describe, expect, test } from "vitest";
import { filtersToQuery, NO_FILTERS } from "#domain/directory/filters.ts";
import { NO_SEARCH_FILTERS } from "#domain/directory/search-filters.ts";
import { centersPath, saysSame, searchPath, specialistsPath } from "./list-address.ts";

const filters = { ...NO_FILTERS, city: "Santo Domingo", services: ["fiv", "icsi"] };
const canonical = filtersToQuery(filters);

describe("the address of a list", () => {
  test("is bare when nothing is asked", () => {
    expect(centersPath(NO_FILTERS)).toBe("/centros");
    expect(specialistsPath(NO_FILTERS)).toBe("/especialistas");
    expect(searchPath(NO_SEARCH_FILTERS)).toBe("/busqueda");
  });

  test("joins lists with commas that stay readable", () => {
    expect(centersPath(filters, 2)).toBe("/centros?city=Santo+Domingo&services=fiv,icsi&pagina=2");
  });

  test("names the open tab, and a page only where a tab has pages", () => {
    expect(searchPath({ ...NO_SEARCH_FILTERS, q: "luna", tab: "specialists" }, 2)).toBe("/busqueda?q=luna&tab=specialists&pagina=2");
    expect(searchPath({ ...NO_SEARCH_FILTERS, q: "luna" }, 2)).toBe("/busqueda?q=luna");
  });

  test("is the same in whatever order its keys stand", () => {
    expect(saysSame(new URLSearchParams("services=fiv,icsi&city=Santo Domingo"), canonical)).toBe(true);
  });

  test.each([
    "services=fiv&services=icsi&city=Santo Domingo",
    "service=fiv,icsi&city=Santo Domingo",
    "city=Santo Domingo&services=fiv,icsi&pagina=1",
  ])("has one way to say a thing: %s is another", (query) => {
    expect(saysSame(new URLSearchParams(query), canonical)).toBe(false);
  });
});
