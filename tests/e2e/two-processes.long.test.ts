import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { startProcess, type WebProcess } from "#tests/support/web-process.ts";

// Every limit applies to the site and not to each of its processes: two of them on one database count together.

let webs: WebProcess[] = [];
beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl();
  webs = await Promise.all([startProcess("web", databaseUrl), startProcess("web", databaseUrl)]);
});
afterAll(() => Promise.all(webs.map((web) => web.stop())));

let addresses = 0;
const anotherAddress = () => `198.51.100.${++addresses}`;

interface Limited {
  what: string;
  /** The maximum number of answers for one address or one account. */
  max: number;
  ask(web: WebProcess, from: string, nth: number): Promise<Response>;
}

const post = (web: WebProcess, path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(web.url + path, { method: "POST", body, redirect: "manual", headers: { origin: web.url, ...headers } });
const form = (web: WebProcess, path: string, fields: Record<string, string>, from: string) =>
  post(web, path, new URLSearchParams(fields), { "x-forwarded-for": from });
const guess = { password: "una que no es la suya" };

const LIMITS: readonly Limited[] = [
  {
    what: "guesses of one address at many accounts",
    max: 40,
    ask: (web, from, nth) => form(web, "/login", { email: `nadie${nth}@correo.example`, ...guess }, from),
  },
  {
    what: "guesses of many addresses at one account",
    max: 5,
    ask: (web, _, nth) => form(web, "/login", { email: "una.persona@correo.example", ...guess }, `203.0.113.${nth}`),
  },
  {
    what: "reports of one address",
    max: 120,
    ask: (web, from) =>
      post(web, "/api/eventos", "{}", { "x-forwarded-for": from, cookie: "cookies=all", "content-type": "application/json" }),
  },
  {
    what: "mails about accounts to one address",
    max: 30,
    ask: (web, from, nth) => form(web, "/forgot-password", { email: `nadie${nth}@correo.example` }, from),
  },
];

test.each(LIMITS)("$what: $max, for both together", async ({ max, ask }) => {
  const from = anotherAddress();
  const statuses: number[] = [];
  // Half of them go to each process, several at once.
  const AT_ONCE = 6;
  for (let nth = 0; nth < max + 20; nth += AT_ONCE) {
    const several = Array.from({ length: AT_ONCE }, (_, n) => ask(webs[n % 2]!, from, nth + n));
    for (const answer of await Promise.all(several)) {
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(max);
});
