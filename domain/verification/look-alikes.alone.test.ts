import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedLargeWorld } from "#db/seed/large-world.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import type { Named } from "./look-alike.ts";
import { lookAlikes } from "./look-alikes.server.ts";
import { readNewNames } from "./name-keys.server.ts";

const db = openTestDatabase(await testDatabaseUrl(), { role: "owner" });
const SAMPLE = 1000;

/** Measures how long a page of the queue takes, and how many names it flags, with this many profiles. */
async function measured(size: number) {
  await seedLargeWorld(db, size);
  const began = performance.now();
  const read = await readNewNames(db);
  const reading = performance.now() - began;
  await sql`vacuum analyze provider_names`.execute(db);
  const { rows } = await sql<Named & { id: string }>`
    select id, name, provider_type as type, city from provider_profiles order by md5(id::text) limit ${SAMPLE}`.execute(db);
  const times: number[] = [];
  const flagged = { centers: 0, persons: 0, centersSame: 0, personsSame: 0 };
  for (let from = 0; from < rows.length; from += 25) {
    const page = rows.slice(from, from + 25);
    const start = performance.now();
    const alike = await lookAlikes(db, page);
    times.push(performance.now() - start);
    for (const { id, type } of page) {
      const others = alike.get(id) ?? [];
      const of = type === "clinic" ? "centers" : "persons";
      if (others.length > 0) flagged[of]++;
      if (others.some(({ likeness }) => likeness === "same")) flagged[`${of}Same`]++;
    }
  }
  const centers = rows.filter(({ type }) => type === "clinic").length;
  const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
  const slowest = Math.max(...times);
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
  process.stderr.write(
    `${size} profiles: ${read} names read in ${(reading / 1000).toFixed(1)} s; a page of 25 asks ${median.toFixed(0)} ms (slowest ${slowest.toFixed(0)}); ` +
      `flagged: centers ${share(flagged.centers, centers)} (${share(flagged.centersSame, centers)} bear the same name), ` +
      `persons ${share(flagged.persons, rows.length - centers)} (${share(flagged.personsSame, rows.length - centers)} bear the same name)\n`,
  );
  return { read, median, slowest };
}

test("among a hundred thousand profiles a page of the queue finds those alike without a look at all of them", async () => {
  const small = await measured(10_000);
  const large = await measured(100_000);
  expect(large.read).toBeGreaterThan(80_000);
  // There may be ten times as many similar names, but not a hundred times as many pairs.
  expect(large.median).toBeLessThan(20 * Math.max(small.median, 5));
  expect(large.median).toBeLessThan(1000);
});
