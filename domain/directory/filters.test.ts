import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TOLD_FILTERS } from "#domain/listing/donors.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import { parseCenterFilters } from "./center-filters.ts";
import { activeFilters, type Filters, filtersToQuery, NO_FILTERS, parsePage, withoutFilter } from "./filters.ts";
import { NO_SEARCH_FILTERS, parseSearchFilters, searchFiltersToQuery, TABS } from "./search-filters.ts";
import { parseSpecialistFilters } from "./specialist-filters.ts";

const parse = (query: string) => parseCenterFilters(new URLSearchParams(query));

describe("reading an address", () => {
  test("nothing asked is no filter", () => expect(parse("")).toEqual(NO_FILTERS));

  test("lists come with commas, or repeated as forms send them, or from the site-wide search", () => {
    expect(parse("services=icsi,fiv")).toEqual(parse("services=fiv&services=icsi"));
    expect(parse("service=fiv&paymentMethods=paypal")).toMatchObject({ services: ["fiv"], payments: ["paypal"] });
    expect(parse("city=all&services=all,,fiv,fiv")).toMatchObject({ city: null, services: ["fiv"] });
  });

  test("what is not understood is left out", () => {
    expect(parse("sort=cheap&verified=yes&featured=1&precios=&otro=x")).toEqual(NO_FILTERS);
    expect(parse("q=%00%ED%A0%80%20%20lar%E2%80%8Bimar%20")).toMatchObject({ q: "larimar" });
    expect([...parse(`q=${"ñ".repeat(500)}`).q]).toHaveLength(100);
    expect(parse(`services=${Array.from({ length: 500 }, (_, i) => `s${i}`)}`).services).toHaveLength(20);
  });

  test("a screen reads what it offers, and leaves out the rest", () => {
    const query = new URLSearchParams("sort=experience&precios=true&resultados=true&verified=true");
    expect(parseCenterFilters(query)).toMatchObject({ sort: "featured", withPrices: true, withOutcomes: true, verified: true });
    expect(parseSpecialistFilters(query)).toMatchObject({ sort: "experience", withPrices: false, withOutcomes: false, verified: true });
    expect(parseSearchFilters(query)).toMatchObject({ sort: "featured", withPrices: false, withOutcomes: false, verified: true });
  });

  test("the highest price is read as people write it; what is no amount stays as it was typed", () => {
    const read = ["8000", "8,000", "8.000", "US$ 8 000", "", "ocho mil", "-5", `${"9".repeat(30)}`].map(
      (typed) => parse(new URLSearchParams({ hasta: typed }).toString()).highestPrice,
    );
    expect(read).toEqual(["8000", "8000", "8000", "8000", "", "ocho mil", "-5", "9".repeat(20)]);
    expect(parseSpecialistFilters(new URLSearchParams("hasta=8000")).highestPrice).toBe("");
    expect(parseSearchFilters(new URLSearchParams("hasta=8000&sort=price"))).toMatchObject({ highestPrice: "", sort: "featured" });
  });

  test("what a center must say of donors is asked of centers alone, among the facts that can be asked", () => {
    expect(parse("dice=impago,anonimato,familias").told).toEqual(["anonimato", "impago"]);
    expect(parseSpecialistFilters(new URLSearchParams("dice=anonimato")).told).toEqual([]);
    expect(parseSearchFilters(new URLSearchParams("dice=anonimato")).told).toEqual([]);
  });

  test("a tab is known by the word of its address and by that of the screen", () => {
    const tabOf = (query: string) => parseSearchFilters(new URLSearchParams(query)).tab;
    expect(["tab=specialists", "tab=especialistas", "tab=centros", "tab=all", "tab=constructor", ""].map(tabOf)).toEqual([
      "specialists",
      "specialists",
      "centers",
      "all",
      "all",
      "all",
    ]);
  });

  test.each([
    ["pagina=7", 7],
    ["pagina=50", 50],
    ["pagina=51", 50],
    ["pagina=0", 1],
    ["pagina=-3", 1],
    ["pagina=1e9", 1],
    ["pagina=2.5", 1],
    ["pagina=", 1],
    ["", 1],
  ])("page of «%s» is %i", (query, page) => expect(parsePage(new URLSearchParams(query))).toBe(page));
});

const word = fc.stringMatching(/^[a-záéñ]{1,8}$/);
const list = fc.uniqueArray(word, { maxLength: 3 }).map((values) => values.filter((value) => value !== "all").sort());
const filters: fc.Arbitrary<Filters> = fc.record({
  q: fc.oneof(fc.constant(""), word),
  city: fc.oneof(
    fc.constant(null),
    word.filter((value) => value !== "all"),
  ),
  services: list,
  languages: list,
  payments: list,
  patients: fc.subarray([...PATIENT_GROUPS]),
  told: fc.subarray([...TOLD_FILTERS]),
  verified: fc.boolean(),
  featured: fc.boolean(),
  withPrices: fc.boolean(),
  withOutcomes: fc.boolean(),
  highestPrice: fc.constantFrom("", "8000", "999999", "ocho mil"),
  sort: fc.constantFrom("featured", "price", "alphabetic", "rating"),
});

describe("writing an address", () => {
  test("what was written reads back, page included", () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 50 }), (given, page) => {
        const query = new URLSearchParams(filtersToQuery(given, page).toString());
        expect(parseCenterFilters(query)).toEqual(given);
        expect(parsePage(query)).toBe(page);
      }),
    );
  });

  test("the open tab is written too, and a page where the tab has pages", () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...TABS), fc.integer({ min: 1, max: 50 }), (given, tab, page) => {
        const asked = {
          ...NO_SEARCH_FILTERS,
          ...given,
          patients: [],
          told: [],
          withPrices: false,
          withOutcomes: false,
          highestPrice: "",
          sort: "featured" as const,
          tab,
        };
        const query = searchFiltersToQuery(asked, page);
        expect(parseSearchFilters(query)).toEqual(asked);
        expect(parsePage(query)).toBe(tab === "all" || tab === "answers" ? 1 : page);
      }),
    );
  });

  test("one address for one question: defaults left out, values in one order", () => {
    expect(filtersToQuery({ ...NO_FILTERS, services: ["icsi", "fiv"] }).toString()).toBe("services=fiv%2Cicsi");
    expect(filtersToQuery(NO_FILTERS).toString()).toBe("");
  });

  test("taking away each active filter, one by one, leaves none", () => {
    fc.assert(
      fc.property(filters, (given) => {
        const none = activeFilters(given).reduce(withoutFilter, given);
        expect(none).toEqual({ ...NO_FILTERS, sort: given.sort });
      }),
    );
  });
});
