import { afterAll, beforeAll, expect, test } from "vitest";
import { randomNumbers } from "#db/seed/random-numbers.ts";
import { NO_FILTERS } from "#domain/directory/filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { searchSpecialists } from "#domain/directory/search-specialists.server.ts";
import { largeWorld } from "../bench/large-world.ts";
import { misspelt } from "../bench/misspelt.ts";

// A hundred thousand providers, thirty thousand of them centers, whose names combine a few words.
const PROVIDERS = 100_000;
const NAMES = 200;
const SEED = 20_261_120;
const TOP = 3;

let world: Awaited<ReturnType<typeof largeWorld>>;
beforeAll(async () => {
  world = await largeWorld(PROVIDERS);
});
afterAll(() => world?.[Symbol.asyncDispose]());

test("of 200 names with one random edit, at least 95 % are among the first three", async () => {
  const rows = await world.db
    .selectFrom("provider_profiles")
    .select(["id", "name", "provider_type"])
    .where("listed", "=", true)
    .orderBy("id")
    .limit(NAMES)
    .execute();
  expect(new Set(rows.map(({ provider_type }) => provider_type)).size).toBe(3);
  const random = randomNumbers(SEED);
  const missed: string[] = [];
  for (const { id, name, provider_type } of rows) {
    const q = misspelt(name, random);
    const search = provider_type === "clinic" ? searchCenters : searchSpecialists;
    const { cards } = await search(world.db, { ...NO_FILTERS, q }, 1);
    if (!cards.slice(0, TOP).some((card) => card.id === id)) missed.push(`${q} (${name})`);
  }
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(NAMES * 0.05);
});
