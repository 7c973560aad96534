import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { plain } from "#platform/plain-text.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anyFilters, everyProvider, expectTrueFacets, meets, type Provider } from "#tests/support/directory.ts";
import { NO_FILTERS } from "./filters.ts";
import { searchSpecialists } from "./search-specialists.server.ts";
import { SPECIALIST_LIST, SPECIALISTS_PER_PAGE, type SpecialistFilters } from "./specialist-filters.ts";

// The demo world has 61 listed specialists, some in two centers, some in none.
const db = await testDatabase();
let everyone: Provider[];
beforeAll(async () => {
  everyone = await everyProvider(db);
});

const filtersOfSpecialists = anyFilters({
  words: ["medicina", "embriologia", "fiv", "santiago", "habla ingles"],
  cities: ["Santo Domingo", "Santiago", "Punta Cana", "La Romana"],
  services: ["fiv", "icsi", "diagnostico", "preservacion"],
  sorts: SPECIALIST_LIST.sorts,
});

const whoMeet = (filters: SpecialistFilters) => everyone.filter((person) => meets("specialists", person, filters));
const find = (asked: Partial<SpecialistFilters>, page = 1) => searchSpecialists(db, { ...NO_FILTERS, ...asked }, page);

async function allPages(asked: Partial<SpecialistFilters>) {
  const first = await find(asked);
  const cards = [...first.cards];
  for (let page = 2; page <= first.pages; page++) cards.push(...(await find(asked, page)).cards);
  return { ...first, cards };
}

describe("filters", () => {
  test("every result meets each filter, and nobody who meets them is missing", async () => {
    await fc.assert(
      fc.asyncProperty(filtersOfSpecialists, async (filters) => {
        const { cards, total } = await allPages(filters);
        const ids = cards.map(({ id }) => id);
        const expected = whoMeet(filters).map(({ id }) => id);
        expect(new Set(ids).size).toBe(total);
        if (filters.q === "") expect(new Set(ids)).toEqual(new Set(expected));
        else expect(expected).toEqual(expect.arrayContaining(ids));
      }),
      { numRuns: 60 },
    );
  });

  test("the number beside each value is the number of results that have it, counted by hand", async () => {
    const pagesOf = async (filters: SpecialistFilters) => {
      const ids = new Set((await allPages(filters)).cards.map(({ id }) => id));
      return everyone.filter(({ id }) => ids.has(id));
    };
    const results = (filters: SpecialistFilters) => (filters.q ? pagesOf(filters) : whoMeet(filters));
    await fc.assert(
      fc.asyncProperty(filtersOfSpecialists, async (filters) => {
        const { facets } = await find(filters);
        expectTrueFacets(facets, await results(filters), await results({ ...filters, city: null }), () => "specialists");
      }),
      { numRuns: 60 },
    );
  });

  test("somebody who works in two cities is found in both, and pays as either center takes it", async () => {
    const found = async (asked: Partial<SpecialistFilters>) => (await allPages(asked)).cards.map(({ slug }) => slug);
    expect(await found({ city: "Santiago" })).toContain("elias-montaraz");
    expect(await found({ city: "Santo Domingo" })).toContain("elias-montaraz");
    const methods = everyone.find(({ slug }) => slug === "elias-montaraz")!.centers.flatMap(({ payment_methods }) => payment_methods);
    expect(methods.length).toBeGreaterThan(0);
    expect(await found({ payments: [...new Set(methods)].sort() })).toContain("elias-montaraz");
  });

  test("verified takes both flags", async () => {
    const before = (await find({ verified: true })).total;
    const one = everyone.find((person) => meets("specialists", person, { ...NO_FILTERS, verified: true }))!;
    await db.updateTable("provider_profiles").set({ verified: false }).where("id", "=", one.id).execute();
    const after = await allPages({ verified: true });
    expect(after.total).toBe(before - 1);
    expect(after.facets.verified).toBe(before - 1);
    expect((await allPages({})).cards.find(({ id }) => id === one.id)?.verified).toBe(false);
    await db.updateTable("provider_profiles").set({ verified: true }).where("id", "=", one.id).execute();
  });
});

describe("order", () => {
  const yes = (value: boolean) => (value ? 0 : 1);
  const key = {
    featured: (a: Provider) => [
      yes(a.featured),
      yes(a.verified && a.verification_status === "verified"),
      -(a.years_experience ?? -1),
      plain(a.name),
    ],
    alphabetic: (a: Provider) => [plain(a.name)],
    rating: (a: Provider) => [-(a.score ?? 0), plain(a.name)],
    experience: (a: Provider) => [-(a.years_experience ?? -1), plain(a.name)],
  };

  test.each(SPECIALIST_LIST.sorts)("%s", async (sort) => {
    const { cards } = await allPages({ sort });
    const keys = cards.map(({ id }) => key[sort](everyone.find((person) => person.id === id)!));
    for (const [i, later] of keys.slice(1).entries()) {
      const earlier = keys[i]!;
      const at = earlier.findIndex((part, n) => part !== later[n]);
      expect(earlier[at]! < later[at]!, `${earlier} before ${later}`).toBe(true);
    }
  });
});

test("nine a page, none twice, and all of them in the end", async () => {
  const { cards, total, pages } = await allPages({});
  expect((await find({})).cards).toHaveLength(SPECIALISTS_PER_PAGE);
  expect(pages).toBe(Math.ceil(total / SPECIALISTS_PER_PAGE));
  expect(new Set(cards.map(({ id }) => id)).size).toBe(total);
});

describe("words", () => {
  const slugs = async (q: string) => (await allPages({ q })).cards.map(({ slug }) => slug);

  test.each(["Amaranta Solís", "dra amaranta", "Dra. Solis", "amarnta solis", "SOLÍS"])("%s finds her by name", async (q) => {
    expect((await slugs(q))[0]).toBe("amaranta-solis");
  });

  test.each([
    ["habla alemán", (p: Provider) => p.languages_spoken.includes("de")],
    ["habla alemna", (p: Provider) => p.languages_spoken.includes("de")],
    ["donación de óvulos", (p: Provider) => p.services_offered.includes("ovodonacion")],
    ["fertilización in vitro", (p: Provider) => p.services_offered.includes("fiv")],
    ["fiv en punta cana que hable italiano", (p: Provider) => p.services_offered.includes("fiv") && p.languages_spoken.includes("it")],
    ["androloga", (p: Provider) => /androlog/i.test(JSON.stringify(p))],
    ["embriologos en santiago", (p: Provider) => /embriolog/i.test(JSON.stringify(p))],
  ] as const)("«%s» finds exactly those", async (q, isMeant) => {
    const found = new Set(await slugs(q));
    expect(found.size).toBeGreaterThan(0);
    for (const person of everyone.filter(({ slug }) => found.has(slug))) expect(isMeant(person), person.name).toBe(true);
    if (!q.includes(" en ") && !q.startsWith("andro")) {
      const all = whoMeet(NO_FILTERS).filter(isMeant);
      expect(found).toEqual(new Set(all.map(({ slug }) => slug)));
    }
  });

  test("a city is found by people who work there, wherever their own is", async () => {
    expect(await slugs("santo domingo")).toContain("elias-montaraz");
  });
});
