import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { anyFilters, everyProvider, expectTrueFacets, kindOf, meets, type Provider } from "#tests/support/directory.ts";
import { CENTERS_PER_PAGE } from "./center-filters.ts";
import { activeFilters, withoutFilter } from "./filters.ts";
import { searchDirectory } from "./search-directory.server.ts";
import {
  CENTERS_AMONG_ALL,
  NO_SEARCH_FILTERS,
  type SearchFilters,
  SPECIALISTS_AMONG_ALL,
  TABS,
  WHOLE_DIRECTORY,
} from "./search-filters.ts";
import { SPECIALISTS_PER_PAGE } from "./specialist-filters.ts";

const db = await testDatabase();
let everyone: Provider[];
beforeAll(async () => {
  everyone = await everyProvider(db);
});

const anySearch: fc.Arbitrary<SearchFilters> = fc
  .tuple(
    anyFilters({
      words: [],
      cities: ["Santo Domingo", "Santiago", "San Francisco de Macorís"],
      services: ["fiv", "icsi", "diagnostico", "preservacion"],
      sorts: WHOLE_DIRECTORY.sorts,
    }),
    fc.constantFrom(...TABS),
  )
  .map(([filters, tab]) => ({ ...filters, tab }));

const who = (filters: SearchFilters, kinds: readonly ("centers" | "specialists")[]) =>
  everyone.filter((provider) => kinds.some((kind) => meets(kind, provider, filters)));
const both = ["centers", "specialists"] as const;
const kindsOf = { all: both, answers: both, centers: ["centers"], specialists: ["specialists"] } as const;
const search = (asked: Partial<SearchFilters>, page = 1) => searchDirectory(db, { ...NO_SEARCH_FILTERS, ...asked }, page);

describe("the whole directory", () => {
  test("each kind is counted by itself on every tab, and what is shown beside a choice counts what the open tab shows", async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (filters) => {
        const found = await search(filters);
        expect(found.centers.total).toBe(who(filters, ["centers"]).length);
        expect(found.specialists.total).toBe(who(filters, ["specialists"]).length);
        expect(found.total).toBe(found.centers.total + found.specialists.total);
        const kinds = kindsOf[filters.tab];
        expectTrueFacets(found.facets, who(filters, kinds), who({ ...filters, city: null }, kinds), kindOf);
      }),
      { numRuns: 60 },
    );
  });

  test("each result of each tab meets each filter, also with words, and without words nobody who meets them is missing", async () => {
    const words = fc.constantFrom("", "santiago", "fiv", "medicina reproductiva", "marea");
    await fc.assert(
      fc.asyncProperty(anySearch, words, async (asked, q) => {
        for (const [kind, perPage] of [
          ["centers", CENTERS_PER_PAGE],
          ["specialists", SPECIALISTS_PER_PAGE],
        ] as const) {
          const filters: SearchFilters = { ...asked, q, tab: kind };
          const first = await search(filters);
          const cards = [...first[kind].cards];
          for (let page = 2; page <= first[kind].pages; page++) cards.push(...(await search(filters, page))[kind].cards);
          const found = cards.map(({ id }) => id);
          const expected = who(filters, [kind]).map(({ id }) => id);
          expect(first[kind].pages).toBe(Math.max(1, Math.ceil(first[kind].total / perPage)));
          expect(new Set(found).size).toBe(first[kind].total);
          if (q === "") expect(new Set(found)).toEqual(new Set(expected));
          else expect(expected).toEqual(expect.arrayContaining(found));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("«Todos» shows the first four centers and the first six specialists of their tabs", async () => {
    const all = await search({});
    expect(all.centers.cards).toHaveLength(CENTERS_AMONG_ALL);
    expect(all.specialists.cards).toHaveLength(SPECIALISTS_AMONG_ALL);
    const [centers, specialists] = [await search({ tab: "centers" }), await search({ tab: "specialists" })];
    expect(all.centers.cards).toEqual(centers.centers.cards.slice(0, CENTERS_AMONG_ALL));
    expect(all.specialists.cards).toEqual(specialists.specialists.cards.slice(0, SPECIALISTS_AMONG_ALL));
    expect(centers.specialists.cards).toEqual([]);
    expect((await search({ tab: "specialists" }, 2)).specialists.cards[0]).not.toEqual(specialists.specialists.cards[0]);
  });

  test("an empty tab names the filter whose loss brings most to that tab", async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (filters) => {
        const hopeless: SearchFilters = { ...filters, services: ["adopcion-embriones", "dgp", "gestacion-subrogada"], languages: ["pt"] };
        const { relief } = await search(hopeless);
        const kinds = kindsOf[filters.tab];
        expect(who(hopeless, kinds)).toEqual([]);
        const most = Math.max(...activeFilters(hopeless).map((filter) => who(withoutFilter(hopeless, filter), kinds).length));
        expect(relief?.total ?? 0).toBe(most);
      }),
      { numRuns: 20 },
    );
  });
});

describe("answers", () => {
  test("are shown beside centers and specialists, counted with them; no filter takes one away", async () => {
    const found = await search({ q: "inseminación" });
    expect(found.answers.map(({ id }) => id)).toContain("inseminacion-artificial");
    expect(found.centers.total).toBeGreaterThan(0);
    expect(found.total).toBe(found.centers.total + found.specialists.total + found.answers.length);
    const filtered = await search({ q: "inseminación", city: "Santiago", languages: ["de"], tab: "answers" });
    expect(filtered.answers).toEqual(found.answers);
    expect((await search({})).answers).toEqual([]);
  });

  test("a name of the directory is nobody's question", async () => {
    for (const q of ["Luna de Larimar", "Instituto Marea Alta", "Étienne"]) expect((await search({ q })).answers).toEqual([]);
  });
});

describe("words that a text has", () => {
  test("are no misspelt center: of those that only look like them none is shown", async () => {
    const twins = await search({ q: "jimaguas" });
    expect(twins.answers.map(({ id }) => id)).toContain("cuantos-embriones-transferir");
    expect(twins).toMatchObject({ spelling: "exact", centers: { total: 0 }, specialists: { total: 0 } });
    const misspelt = await search({ q: "instituto mares altas" });
    expect(misspelt.spelling).toBe("similar");
    expect(misspelt.centers.cards[0]?.slug).toBe("instituto-marea-alta");
  });
});

describe("surrogacy", () => {
  test.each([
    ...["vientre de alquiler", "alquilar un vientre", "madre sustituta", "maternidad subrogada", "vientre subrogado", "madre de alquiler"],
    ...["gestasion subrrogada", "bientre de alquiler", "vientre de alkiler", "madre sustitua", "madre subrogda", "surogate mother"],
    ...[
      "surrogate",
      "gestante en república dominicana",
      "subrogasion",
      "surrogacy",
      "gestación por sustitución",
      "útero subrogado en santiago",
      "clínicas de gestación subrogada",
    ],
  ])("«%s» asks for it", async (q) => expect(await search({ q })).toMatchObject({ surrogacy: true }));

  test("is asked for by its filter, and by nothing else", async () => {
    expect(await search({ services: ["gestacion-subrogada"] })).toMatchObject({ surrogacy: true });
    for (const q of [
      "madre",
      "madre soltera",
      "fiv",
      "embarazo",
      "gestión de citas",
      "estación",
      "restante",
      "diabetes gestacional",
      "barriga hinchada tras la punción",
    ])
      expect(await search({ q })).toMatchObject({ surrogacy: false });
  });
});

describe("words over both kinds", () => {
  test("a name that only a specialist carries is no misspelt center", async () => {
    const found = await search({ q: "cudeamor" });
    expect(found).toMatchObject({ spelling: "similar" });
    expect(found.centers.cards.map(({ slug }) => slug)).toEqual(["centro-cundeamor"]);
    const exact = await search({ q: "Étienne" });
    expect(exact).toMatchObject({ spelling: "exact", centers: { total: 0 }, specialists: { total: 1 } });
  });

  test("languages and treatments find both", async () => {
    const german = await search({ q: "habla alemán" });
    const speak = (provider: Provider) => provider.languages_spoken.includes("de");
    expect(german.centers.total).toBe(who(NO_SEARCH_FILTERS, ["centers"]).filter(speak).length);
    expect(german.specialists.total).toBe(who(NO_SEARCH_FILTERS, ["specialists"]).filter(speak).length);
  });
});
