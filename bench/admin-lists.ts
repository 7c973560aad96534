import { sql } from "kysely";
import { seedLargeWorld } from "#db/seed/large-world.ts";
import { LISTS } from "#domain/catalog/catalog.ts";
import { openDatabase } from "#platform/db/db.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { startSite } from "#tests/support/site.ts";
import { routesOf, siteMap } from "#tests/support/site-map.ts";
import { type BudgetedPromise, type Figure, median } from "./promise.ts";

const PROVIDERS = 100_000;
const ROUNDS = 7;
const BUDGET = { atMost: 100 };

/** The queries of each screen. Keys that a screen does not read are dropped before rendering. */
const QUERIES = ["", "?q=marea", "?pagina=40"];
/** Further queries for the lists of profiles. */
const OF_PROFILES = [
  "?orden=nombre",
  "?orden=-nombre&pagina=200",
  "?vista=incompletos",
  "?vista=pendientes&orden=nombre",
  "?vista=devueltos",
  "?ciudad=La+Romana&vista=verificados",
  "?responsable=no",
  "?responsable=si&orden=nombre",
  "?insignia=laboratorio-propio",
];
const PROFILES = ["/dashboard/admin/centros", "/dashboard/admin/especialistas"];

/** The times until a CSV file begins to arrive, and until the largest one is complete, in milliseconds. */
const CSV_BEGINS = { atMost: 500 };
const CSV_IS_THERE = { atMost: 5_000 };

/** Returns the addresses of a pattern. The pattern of the lists of choices has one address for each list. */
const addressesOf = (pattern: string): string[] =>
  pattern.includes(":lista") ? LISTS.map((list) => pattern.replace(":lista", list)) : [pattern];
const fixed = (pattern: string) => addressesOf(pattern).every((address) => !/[:*]/.test(address));

/**
 * Measures every list and every other screen of administration with a fixed address, on a site of its own with a hundred thousand
 * profiles.
 */
export default {
  name: "admin-lists",
  slow: true,
  async measure() {
    const site = await startSite();
    const db = openDatabase(site.databaseUrl, { role: "owner", max: 2 });
    try {
      await seedLargeWorld(db, PROVIDERS);
      await sql`vacuum analyze`.execute(db);
      const headers = { cookie: await signIn(site.url, "lia") };
      const figures: Figure[] = [];
      const short = (address: string) => address.replace("/dashboard/admin", "…");
      const screens = routesOf("admin").filter(({ pattern, file }) => file.endsWith(".tsx") && fixed(pattern));
      for (const { pattern } of screens) {
        for (const address of addressesOf(pattern)) {
          for (const query of PROFILES.includes(pattern) ? [...QUERIES, ...OF_PROFILES] : QUERIES) {
            const value = await changeOfScreen(`${site.url}${address}.data${query}`, pattern, headers);
            figures.push({ what: short(address) + query, value, unit: "ms", budget: BUDGET });
          }
        }
      }
      const tables = siteMap.flatMap(({ pattern }) =>
        /^\/(dashboard\/)?admin\/.*\.csv$/.test(pattern) && fixed(pattern) ? addressesOf(pattern) : [],
      );
      const taken: { address: string; first: number; whole: number }[] = [];
      for (const address of tables) taken.push({ address, ...(await table(site.url + address, headers)) });
      const slowest = (part: "first" | "whole") => taken.reduce((one, other) => (other[part] > one[part] ? other : one));
      const [late, long] = [slowest("first"), slowest("whole")];
      figures.push(
        { what: `${short(late.address)}, the last table to begin`, value: late.first, unit: "ms", budget: CSV_BEGINS },
        { what: `${short(long.address)}, the slowest whole table`, value: long.whole, unit: "ms", budget: CSV_IS_THERE },
      );
      return figures;
    } finally {
      await db.destroy();
      await site.stop();
    }
  },
} satisfies BudgetedPromise;

/** Downloads a CSV file, and returns when its first and its last bytes arrived. */
async function table(address: string, headers: Record<string, string>): Promise<{ first: number; whole: number }> {
  const began = performance.now();
  const answer = await fetch(address, { headers });
  if (answer.status !== 200) throw new Error(`${new URL(address).pathname} was answered with ${answer.status}`);
  let first: number | undefined;
  for await (const _ of answer.body!) first ??= performance.now() - began;
  const whole = performance.now() - began;
  return { first: first ?? whole, whole };
}

/** Returns the median time of the data request that the browser sends when it navigates to a screen, without the layout's data. */
async function changeOfScreen(address: string, pattern: string, headers: Record<string, string>): Promise<number> {
  const { id, file } = siteMap.find((route) => route.pattern === pattern)!;
  const url = new URL(address);
  url.searchParams.set("_routes", (id ?? file).replace(/\.tsx$/, ""));
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${url.pathname} was answered with ${answer.status}`);
  }
  return median(took);
}
