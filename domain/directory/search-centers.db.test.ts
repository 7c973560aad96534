import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { DONOR_CHOICES, TOLD_FILTERS } from "#domain/listing/donors.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import { plain } from "#platform/plain-text.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anyFilters, everyProvider, expectTrueFacets, MAIN_LINES, meets, type Provider } from "#tests/support/directory.ts";
import { CENTER_LIST, CENTERS_PER_PAGE, type CenterFilters, NO_CENTER_FILTERS } from "./center-filters.ts";
import { activeFilters, withoutFilter } from "./filters.ts";
import { searchCenters } from "./search-centers.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

const db = await testDatabase();
const { services, languages, payments } = await loadVocabulary(db);

const CITIES = ["Santo Domingo", "Santiago", "Higüey"];
const SERVICES = ["fiv", "icsi", "dgp", "ovodonacion"];
const STATUSES = ["published", "verified", "draft", "pending", "returned"];

let everyone: Provider[];

/**
 * Adds ninety providers of every type and status to the demo world. They are derived from a number, so that a failure can be
 * repeated.
 */
beforeAll(async () => {
  const has = (i: number, ...of: number[]) => of.some((n) => i % n === 0);
  const rows = Array.from({ length: 90 }, (_, i) => ({
    slug: `prueba-${i}`,
    provider_type: i % 9 === 8 ? "doctor" : "clinic",
    clinic_name: i % 9 === 8 ? null : `${["Árbol", "Zafra", "Ñame"][i % 3]} Quisqueya ${i}`,
    full_name: i % 9 === 8 ? `Quisqueya ${i}` : null,
    city: i % 7 === 6 ? null : CITIES[i % 3]!,
    services_offered: SERVICES.filter((_, n) => has(i, n + 1)),
    languages_spoken: ["es", "en", "fr"].filter((_, n) => has(i, n + 1)),
    payment_methods: ["efectivo", "paypal"].filter((_, n) => has(i, n + 2)),
    patients_treated: PATIENT_GROUPS.filter((_, n) => has(i, n + 2)),
    patients_source: "el centro",
    patients_informed_on: "2026-11-20",
    donor_facts: JSON.stringify(
      Object.fromEntries(
        (["anonimato", "espera", "guarda"] as const)
          .filter((_, n) => has(i, n + 2))
          .map((fact) => [fact, { is: [DONOR_CHOICES[fact][0]], by: "center", on: "2026-11-20" }]),
      ),
    ),
    featured: i % 10 === 0,
    verification_status: STATUSES[i % 5]!,
    average_rating: has(i, 2) ? 3 + (i % 20) / 10 : null,
    total_reviews: i % 6,
    has_prices: has(i, 2),
    has_outcomes: has(i, 3),
  }));
  await db.insertInto("provider_profiles").values(rows).execute();
  everyone = await everyProvider(db);
});

const filtersOfCenters: fc.Arbitrary<CenterFilters> = fc
  .tuple(
    anyFilters({
      words: ["quisqueya", "arbol", "zafra quisqueya", "santiago", "fiv"],
      cities: CITIES,
      services: SERVICES,
      sorts: CENTER_LIST.sorts,
    }),
    fc.subarray([...PATIENT_GROUPS], { maxLength: 1 }),
    fc.subarray([...TOLD_FILTERS], { maxLength: 1 }),
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom("", "", "400", "4900", "9000", "caro"),
  )
  .map(([filters, patients, told, withPrices, withOutcomes, highestPrice]) => ({
    ...filters,
    patients,
    told,
    withPrices,
    withOutcomes,
    highestPrice,
  }));

const centersThatMeet = (filters: CenterFilters) => everyone.filter((center) => meets("centers", center, filters));

async function allPages(filters: CenterFilters) {
  const first = await searchCenters(db, filters, 1);
  const cards = [...first.cards];
  for (let page = 2; page <= first.pages; page++) cards.push(...(await searchCenters(db, filters, page)).cards);
  return { ...first, cards };
}

describe("filters", () => {
  test("every result meets each filter, and no center that meets them is missing", async () => {
    await fc.assert(
      fc.asyncProperty(filtersOfCenters, async (filters) => {
        const found = await allPages(filters);
        const ids = found.cards.map(({ id }) => id);
        const expected = centersThatMeet(filters);
        expect(new Set(ids).size).toBe(found.total);
        if (filters.q === "") expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
        else {
          expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
          const named = expected.filter(({ name }) =>
            plain(filters.q)
              .split(" ")
              .every((word) => plain(name).includes(word)),
          );
          expect(ids).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("the number beside each value is the number of results that have it, counted by hand", async () => {
    const pagesOf = async (filters: CenterFilters) => {
      const ids = new Set((await allPages(filters)).cards.map(({ id }) => id));
      return everyone.filter(({ id }) => ids.has(id));
    };
    // The database decides which centers match the words; everything else is counted here.
    const results = (filters: CenterFilters) => (filters.q ? pagesOf(filters) : centersThatMeet(filters));
    await fc.assert(
      fc.asyncProperty(filtersOfCenters, async (filters) => {
        const { facets } = await searchCenters(db, filters, 1);
        expectTrueFacets(facets, await results(filters), await results({ ...filters, city: null }), () => "centers");
      }),
      { numRuns: 60 },
    );
  });

  test("every value is offered, those without results at zero; a city with a center is offered even when it is not an active one", async () => {
    const { facets } = await searchCenters(db, { ...NO_CENTER_FILTERS, services: ["gestacion-subrogada"] }, 1);
    expect(facets.services).toHaveLength(services.length);
    expect(facets.languages).toHaveLength(languages.length);
    expect(facets.payments).toHaveLength(payments.length);
    const all = await searchCenters(db, NO_CENTER_FILTERS, 1);
    expect(all.facets.cities.find(({ name }) => name === "Higüey")?.count).toBeGreaterThan(0);
  });

  test("a value that the directory does not know is left out, and the answer says so", async () => {
    const found = await searchCenters(db, { ...NO_CENTER_FILTERS, city: "narnia", services: ["IVF", "magia"], q: "¿?" }, 1);
    expect(found.filters).toEqual({ ...NO_CENTER_FILTERS, services: ["fiv"] });
    expect(found.total).toBe(centersThatMeet(found.filters).length);
  });

  test("when nothing is left, the one filter without which most appear", async () => {
    await fc.assert(
      fc.asyncProperty(filtersOfCenters, async (filters) => {
        const hopeless = { ...filters, q: "", services: ["adopcion-embriones", "dgp", "gestacion-subrogada", "icsi"] };
        const { total, relief } = await searchCenters(db, hopeless, 1);
        if (total > 0) return;
        const without = activeFilters(hopeless).map((filter) => centersThatMeet(withoutFilter(hopeless, filter)).length);
        expect(relief?.total ?? 0).toBe(Math.max(...without));
      }),
      { numRuns: 20 },
    );
  });
});

describe("order", () => {
  const key = {
    featured: (a: Provider) => [a.featured ? 0 : 1, -(a.score ?? 0), plain(a.name), a.id],
    rating: (a: Provider) => [-(a.score ?? 0), plain(a.name), a.id],
    alphabetic: (a: Provider) => [plain(a.name), a.id],
    price: (a: Provider) => [a.prices.get(MAIN_LINES.fiv!) ?? Number.POSITIVE_INFINITY, -(a.score ?? 0), plain(a.name), a.id],
  };
  const before = (a: (string | number)[], b: (string | number)[]) => a.findIndex((x, i) => x !== b[i]);

  test.each(CENTER_LIST.sorts)("%s", async (sort) => {
    const { cards } = await allPages({ ...NO_CENTER_FILTERS, services: ["fiv"], sort });
    const keys = cards.map(({ id }) => key[sort](everyone.find((center) => center.id === id)!));
    for (const [i, later] of keys.slice(1).entries()) {
      const earlier = keys[i]!;
      const at = before(earlier, later);
      expect(earlier[at]! < later[at]!, `${earlier} before ${later}`).toBe(true);
    }
  });

  test("fewer than three reviews are no score, neither shown nor ordered by", async () => {
    const { cards } = await allPages({ ...NO_CENTER_FILTERS, sort: "rating" });
    for (const { rating, reviews } of cards) if (reviews < 3) expect(rating).toBeNull();
    const firstWithout = cards.findIndex(({ rating }) => rating === null);
    expect(cards.slice(firstWithout).every(({ rating }) => rating === null)).toBe(true);
  });

  test("with words, the centers that carry them in their name come before those that only mention them", async () => {
    await insertCenter({ slug: "el-quibayo", clinic_name: "Quibayo del Valle" });
    await insertCenter({ slug: "otro-nombre", clinic_name: "Otro Nombre", featured: true, bio: "Junto al parque del quibayo." });
    const { cards } = await searchCenters(db, { ...NO_CENTER_FILTERS, q: "quibayo" }, 1);
    expect(cards.map(({ slug }) => slug)).toEqual(["el-quibayo", "otro-nombre"]);
  });
});

describe("pages", () => {
  test("twelve each, none twice, and a page past the last is the last", async () => {
    const { total, pages, cards } = await searchCenters(db, NO_CENTER_FILTERS, 1);
    expect(cards).toHaveLength(CENTERS_PER_PAGE);
    expect(pages).toBe(Math.ceil(total / CENTERS_PER_PAGE));
    const past = await searchCenters(db, NO_CENTER_FILTERS, 50);
    expect(past.page).toBe(pages);
    expect(past.cards).toHaveLength(total - CENTERS_PER_PAGE * (pages - 1));
  });

  test("nothing found is one empty page", async () => {
    const found = await searchCenters(db, { ...NO_CENTER_FILTERS, q: "xyzzyqwk" }, 3);
    expect(found).toMatchObject({ cards: [], total: 0, page: 1, pages: 1, spelling: "similar" });
  });
});

describe("words", () => {
  beforeAll(async () => {
    await insertCenter({
      slug: "larimar-de-prueba",
      clinic_name: "Clínica Espejo de Larimar",
      city: "Santiago",
      services_offered: ["inseminacion"],
    });
    await insertCenter({ slug: "yagrumo-de-prueba", clinic_name: "Casa Yagrumo Sereno" });
  });

  const firstFor = async (q: string) => (await searchCenters(db, { ...NO_CENTER_FILTERS, q }, 1)).cards[0]?.slug;

  test.each(["espejo larmar", "Espjo de Larimar", "clinca espejo", "epsejo", "ESPEJÓ", "espej"])(
    "%s finds Clínica Espejo de Larimar",
    async (q) => {
      expect(await firstFor(q)).toBe("larimar-de-prueba");
    },
  );

  test.each(["yagrmo sereno", "jagrumo sereno", "casa yagrumo serno"])("%s finds Casa Yagrumo Sereno", async (q) => {
    expect(await firstFor(q)).toBe("yagrumo-de-prueba");
  });

  test.each(["inseminación", "IIU", "inseminacion en santiago", "inseminasion santigo", "artificial insemination"])(
    "%s finds centers that offer it",
    async (q) => {
      const { cards } = await allPages({ ...NO_CENTER_FILTERS, q });
      expect(cards.map(({ slug }) => slug)).toContain("larimar-de-prueba");
      if (q.includes("sant")) expect(cards.every(({ city }) => city === "Santiago")).toBe(true);
    },
  );

  test("words that no center has together find those that have all of them but one, or else some, most first", async () => {
    const search = (q: string) => searchCenters(db, { ...NO_CENTER_FILTERS, q }, 1);
    const most = await search("espejo yagrumo sereno");
    expect(most.spelling).toBe("similar");
    expect(most.cards.map(({ slug }) => slug)).toEqual(["yagrumo-de-prueba"]);
    const some = await search("espejo yagrumo");
    expect(some.cards.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["yagrumo-de-prueba", "larimar-de-prueba"]));
  });

  test("a word that resembles nothing does not spoil the others", async () => {
    expect(await firstFor("espejo xyzzyqwk")).toBe("larimar-de-prueba");
  });

  test("any one slip in a word of at least four letters finds it again", async () => {
    await insertCenter({ slug: "quisqueyano", clinic_name: "Centro Zumbador Tibio" });
    const slips = fc
      .constantFrom("zumbador", "tibio")
      .chain((word) =>
        fc.tuple(
          fc.constant(word),
          fc.integer({ min: 0, max: word.length - 2 }),
          fc.constantFrom("drop", "add", "change", "swap"),
          fc.constantFrom(..."aeklx"),
        ),
      );
    await fc.assert(
      fc.asyncProperty(slips, async ([word, at, slip, letter]) => {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const typed = {
          drop: before + after,
          add: before + letter + word.slice(at),
          change: before + letter + after,
          swap: before + after[0] + word[at] + after.slice(1),
        }[slip];
        const { cards } = await searchCenters(db, { ...NO_CENTER_FILTERS, q: typed }, 1);
        expect(
          cards.map(({ slug }) => slug),
          typed,
        ).toContain("quisqueyano");
      }),
      { numRuns: 60 },
    );
  });

  test("a right spelling is never widened by similar names", async () => {
    await insertCenter({ slug: "larimal", clinic_name: "Espejo Larimal" });
    const { cards, spelling } = await searchCenters(db, { ...NO_CENTER_FILTERS, q: "larimal" }, 1);
    expect(spelling).toBe("exact");
    expect(cards.map(({ slug }) => slug)).toEqual(["larimal"]);
  });

  test.each(["'; drop table x", "a & | ! b:*", "<->", "\\", "((", "%_%", ":*", "😀", "ß", "א"])(
    "hostile words %s are only words",
    async (q) => {
      expect((await searchCenters(db, { ...NO_CENTER_FILTERS, q }, 1)).total).toBeGreaterThanOrEqual(0);
    },
  );
});

test("what is hidden appears nowhere, whatever is asked", async () => {
  const hidden = new Set(
    everyone.filter(({ verification_status }) => !["published", "verified"].includes(verification_status)).map(({ id }) => id),
  );
  expect(hidden.size).toBeGreaterThan(0);
  for (const q of ["", "quisqueya", "quisqeya", "fiv", "arbol"]) {
    const { cards } = await allPages({ ...NO_CENTER_FILTERS, q });
    expect(cards.filter(({ id }) => hidden.has(id))).toEqual([]);
  }
});

test("the pages of a list by city and service come from the index of its order", async () => {
  await db.transaction().execute(async (tx) => {
    // With so few rows a sequential scan would be cheapest, but the question is whether the index can serve the order.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select id from provider_profiles p
      where p.listed and p.provider_type = 'clinic' and p.city = 'Santiago' and p.services_offered @> '{fiv}'
      order by p.featured desc, p.score desc nulls last, p.name_norm, p.id limit 12`.execute(tx);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("provider_city_order");
    expect(plan).not.toContain("Sort");
  });
});

async function insertCenter(values: { slug: string; clinic_name: string; [column: string]: unknown }) {
  const row = { provider_type: "clinic", verification_status: "published", ...values };
  const center = await db.insertInto("provider_profiles").values(row).returningAll().executeTakeFirstOrThrow();
  everyone.push({ ...(center as unknown as Provider), prices: new Map(), centers: [] });
}
