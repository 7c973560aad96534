import { parseCenterFilters } from "#domain/directory/center-filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { largeWorld } from "./large-world.ts";
import { type BudgetedPromise, percentile } from "./promise.ts";

const PROVIDERS = 100_000;
const SEARCHES = 200;

/** Names with one random edit, searched among a hundred thousand providers. */
export default {
  name: "search",
  slow: true,
  async measure() {
    await using world = await largeWorld(PROVIDERS);
    const rows = await world.db
      .selectFrom("provider_profiles")
      .select("name")
      .where("listed", "=", true)
      .where("provider_type", "=", "clinic")
      .orderBy("id")
      .limit(SEARCHES)
      .execute();
    const random = generator(20_261_120);
    const times: number[] = [];
    for (const { name } of rows) {
      const filters = parseCenterFilters(new URLSearchParams({ q: misspelt(name, random) }));
      const started = performance.now();
      await searchCenters(world.db, filters, 1);
      times.push(performance.now() - started);
    }
    return [
      {
        what: `search with a typo, ${PROVIDERS} providers, p99`,
        value: percentile(times, 0.99),
        unit: "ms",
        of: "value",
        budget: { atMost: 50 },
      },
    ];
  },
} satisfies BudgetedPromise;

/** The same numbers on every run (mulberry32). */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function misspelt(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const edits = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => name.slice(0, at) + letter + name.slice(at),
    () => name.slice(0, at) + letter + name.slice(at + 1),
    () => name.slice(0, at) + (name[at + 1] ?? "") + name[at]! + name.slice(at + 2),
  ];
  return edits[Math.floor(random() * edits.length)]!();
}
