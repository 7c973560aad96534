import { sql } from "kysely";
import { seedLargeWorld } from "#db/seed/large-world.ts";
import { openDatabase } from "#platform/db/db.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { startSite } from "#tests/support/site.ts";
import { routesOf, siteMap } from "#tests/support/site-map.ts";
import { type BudgetedPromise, type Figure, median } from "./promise.ts";

const PROVIDERS = 100_000;
const ROUNDS = 7;
const BUDGET = { atMost: 100 };

/** What each screen is asked; keys that a screen does not read are dropped before it is drawn. */
const QUERIES = ["", "?q=marea", "?pagina=40"];
/** What only the lists of profiles are asked. */
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

/** Every screen of administration with a fixed address, among them all lists, on a site of its own with a hundred thousand profiles. */
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
      const screens = routesOf("admin").filter(({ pattern, file }) => file.endsWith(".tsx") && !/[:*]/.test(pattern));
      for (const { pattern } of screens) {
        for (const query of PROFILES.includes(pattern) ? [...QUERIES, ...OF_PROFILES] : QUERIES) {
          const value = await changeOfScreen(`${site.url}${pattern}.data${query}`, pattern, headers);
          figures.push({ what: `${pattern.replace("/dashboard/admin", "…")}${query}`, value, unit: "ms", budget: BUDGET });
        }
      }
      return figures;
    } finally {
      await db.destroy();
      await site.stop();
    }
  },
} satisfies BudgetedPromise;

/** Returns the middle time of what the browser asks for when it goes to a screen: its own data, without the layout's. */
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
