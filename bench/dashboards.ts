import { signIn } from "#tests/support/sign-in.ts";
import { routesOf, siteMap } from "#tests/support/site-map.ts";
import { growAccounts } from "./large-accounts.ts";
import { type BudgetedPromise, type Figure, type MeasuredSite, median } from "./promise.ts";

const ROUNDS = 15;
const BUDGET = { atMost: 100 };

/** The people whose screens are measured. */
const PEOPLE = { patient: "maria", provider: "amaranta", admin: "lia" } as const;
const NEEDED_QUERY: Readonly<Record<string, string>> = { "/dashboard/user/consultas/nueva": "?centro=clinica-luna-de-larimar" };

/**
 * Measures how long the server takes when somebody changes between screens of a dashboard: the data of the next screen, requested as
 * the browser does. First with the demo world, then with accounts that have been used for years.
 */
export default {
  name: "dashboards",
  async measure(site) {
    const demo = await changesOfScreen(site);
    await growAccounts(site);
    const grown = await changesOfScreen(site);
    return [...figures("demo", demo), ...figures("large", grown)];
  },
} satisfies BudgetedPromise;

const figures = (world: string, times: ReadonlyMap<string, number>): Figure[] =>
  [...times].map(([path, value]) => ({ what: `${world}, ${path}`, value, unit: "ms", budget: BUDGET }));

async function changesOfScreen({ url }: MeasuredSite): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const audience of Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]) {
    const headers = { cookie: await signIn(url, PEOPLE[audience]) };
    for (const [pattern, path] of await screensOf(audience, url, headers)) {
      const address = new URL(url + path);
      address.pathname += ".data";
      address.searchParams.set("_routes", changedBy(pattern));
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now();
        const answer = await fetch(address, { headers });
        await answer.arrayBuffer();
        took.push(performance.now() - began);
        if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
      }
      times.set(pattern, median(took));
    }
  }
  return times;
}

/**
 * Returns the ids of the routes that the browser asks for: the layout of the dashboard and the screen, without the document around
 * them.
 */
function changedBy(pattern: string): string {
  const { layout, id, file } = siteMap.find((route) => route.pattern === pattern)!;
  return [layout!, id ?? file].map((name) => name.replace(/\.tsx$/, "")).join();
}

/** Returns the screens with a fixed address, and for each other pattern the first screen that they link to. */
export async function screensOf(audience: keyof typeof PEOPLE, url: string, headers: Record<string, string>): Promise<Map<string, string>> {
  const patterns = routesOf(audience).flatMap(({ pattern, file }) => (file.endsWith(".tsx") ? [pattern] : []));
  const screens = new Map(patterns.filter((pattern) => !pattern.includes(":")).map((path) => [path, path + (NEEDED_QUERY[path] ?? "")]));
  const pages = await Promise.all([...screens.values()].map(async (path) => (await fetch(url + path, { headers })).text()));
  const links = pages.flatMap((html) => [...html.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path]) => path!));
  for (const pattern of patterns.filter((each) => each.includes(":"))) {
    const matching = new RegExp(`^${pattern.replace(/:\w+/g, "[0-9a-f-]{36}")}$`);
    const found = links.find((path) => matching.test(path));
    if (found) screens.set(pattern, found);
  }
  return screens;
}
