import { randomNumbers } from "#db/seed/random-numbers.ts";
import { type Filters, NO_FILTERS } from "#domain/directory/filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { searchDirectory } from "#domain/directory/search-directory.server.ts";
import { NO_SEARCH_FILTERS } from "#domain/directory/search-filters.ts";
import { searchSpecialists } from "#domain/directory/search-specialists.server.ts";
import type { Db } from "#platform/db/db.ts";
import { largeWorld } from "./large-world.ts";
import { misspelt } from "./misspelt.ts";
import { type BudgetedPromise, type Figure, percentile } from "./promise.ts";

const PROVIDERS = 100_000;
const SEARCHES = 200;

/** Measures searches for names with one random edit among a hundred thousand providers. */
export default {
  name: "search",
  slow: true,
  async measure() {
    await using world = await largeWorld(PROVIDERS);
    const { db } = world;
    const centers = await namesOf(db, "centers");
    const specialists = await namesOf(db, "specialists");
    const asked = (q: string): Filters => ({ ...NO_FILTERS, q });
    return [
      await timed("list of centers", centers, (q) => searchCenters(db, asked(q), 1)),
      await timed("list of specialists", specialists, (q) => searchSpecialists(db, asked(q), 1)),
      await timed("both at once", centers, (q) => searchDirectory(db, { ...NO_SEARCH_FILTERS, q }, 1)),
    ];
  },
} satisfies BudgetedPromise;

async function namesOf(db: Db, kind: "centers" | "specialists"): Promise<string[]> {
  const rows = await db
    .selectFrom("provider_profiles")
    .select("name")
    .where("listed", "=", true)
    .where("provider_type", kind === "centers" ? "=" : "<>", "clinic")
    .orderBy("id")
    .limit(SEARCHES)
    .execute();
  return rows.map(({ name }) => name);
}

async function timed(what: string, names: readonly string[], search: (q: string) => Promise<unknown>): Promise<Figure> {
  const random = randomNumbers(20_261_120);
  const times: number[] = [];
  for (const name of names) {
    const q = misspelt(name, random);
    const started = performance.now();
    await search(q);
    times.push(performance.now() - started);
  }
  return {
    what: `search with a typo, ${PROVIDERS} providers, ${what}, p99`,
    value: percentile(times, 0.99),
    unit: "ms",
    of: "value",
    budget: { atMost: 50 },
  };
}
