import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { addressOf, routePatterns } from "#tests/support/hostile.ts";
import { startProcess, type WebProcess } from "#tests/support/web-process.ts";
import { WORST_BODIES } from "#tests/support/worst-bodies.ts";

// One visitor's requests must not take the site away from others.

let web: WebProcess;
beforeAll(async () => {
  web = await startProcess("web", await testDatabaseUrl());
});
afterAll(() => web?.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(web.url + path, { headers, redirect: "manual" });
const from = (address: string) => ({ "x-forwarded-for": address });

/**
 * Returns the status of the answer, on a second try if the first fails. An endpoint that answers before it has read the body closes the
 * connection, so the next request needs another one.
 */
async function statusOf(door: string, body: string, headers: Record<string, string>): Promise<number> {
  const send = () => fetch(web.url + door, { method: "POST", body, headers, redirect: "manual" });
  const response = await send().catch(send);
  await response.arrayBuffer();
  return response.status;
}

/** Asks for the health during the work, and returns the longest time without an answer, in milliseconds. */
async function longestSilence(work: () => Promise<unknown>): Promise<number> {
  let over = false;
  let longest = 0;
  const asking = (async () => {
    while (!over) {
      const since = performance.now();
      await get("/healthz").then((response) => response.arrayBuffer());
      longest = Math.max(longest, performance.now() - since);
    }
  })();
  await work().finally(() => {
    over = true;
  });
  await asking;
  return longest;
}

test("no body that the site takes silences it, whichever door reads it", async () => {
  const doors: string[] = [];
  for (const path of [...new Set(routePatterns.map((pattern) => addressOf(pattern, [])))]) {
    const { headers } = await fetch(web.url + path, { method: "OPTIONS" });
    if (headers.get("allow")?.includes("POST")) doors.push(path);
  }
  expect(doors.length).toBeGreaterThan(10);
  const statuses = new Set<number>();
  const longest = await longestSilence(async () => {
    for (const [index, door] of doors.entries())
      for (const { type, body } of WORST_BODIES) {
        const headers = { "content-type": type, ...from(`203.0.113.${index}`) };
        statuses.add(await statusOf(door, body, headers));
      }
  });
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  console.log(`longest silence while ${doors.length * WORST_BODIES.length} of the worst bodies were read: ${longest.toFixed(0)} ms`);
  // The promised 200 ms are checked in bench/. A slow machine may take longer, but not this long.
  expect(longest).toBeLessThan(5_000);
});

describe("nonsense lands on a page that is kept", () => {
  test.each([
    ["a key that nobody knows", "/centros?zz=RANDOM", {}],
    ["a known key of another page", "/privacidad?q=RANDOM&pagina=7", {}],
    ["a value that the page could not mean", "/centros?sort=RANDOM&verified=RANDOM&pagina=-RANDOM", {}],
    ["a cookie that is no choice", "/centros", { cookie: "cookies=all-RANDOM" }],
  ])("%s", async (_law, path, headers) => {
    const asked = async (random: string) => {
      const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace("RANDOM", random)]));
      const response = await get(path.replaceAll("RANDOM", random), filled);
      await response.arrayBuffer();
      return [response.status, response.headers.get("x-cache")];
    };
    await asked("a1");
    expect(await asked("b2")).toEqual([200, "hit"]);
  });

  test("a page for somebody who made no choice never hides the bar from others", async () => {
    const page = async (cookie: string) => (await get("/como-ordenamos", { cookie })).text();
    expect(await page("cookies=all-x")).toContain("data-cookie-bar");
    expect(await page("cookies=all")).not.toContain("data-cookie-bar");
    expect(await page("cookies=x")).toContain("data-cookie-bar");
  });
});

test("one address that asks without end waits for itself; others read, send and are well", async () => {
  let over = false;
  const flood = new Map<number, number>();
  let count = 0;
  const attackers = Array.from({ length: 150 }, async () => {
    while (!over) {
      const response = await get(`/busqueda?q=nada${count++}`, from("203.0.113.66"));
      flood.set(response.status, (flood.get(response.status) ?? 0) + 1);
      if (response.status === 503) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      await response.arrayBuffer();
    }
  });
  try {
    for (let visitor = 0; visitor < 10; visitor++) {
      const headers = from(`198.51.100.${visitor}`);
      expect((await get(`/especialistas?q=visita${visitor}`, headers)).status).toBe(200);
      expect((await get("/", headers)).status).toBe(200);
      const sent = await fetch(`${web.url}/contacto`, { method: "POST", body: new URLSearchParams({ nombre: "Ana" }), headers });
      expect(sent.status).toBe(422);
    }
  } finally {
    over = true;
    await Promise.all(attackers);
  }
  expect([...flood.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(flood.get(503)).toBeGreaterThan(0);
});
