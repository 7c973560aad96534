import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { healthRoutes } from "./health.ts";

const open = new AbortController();
const files = { read: async () => null };
const site = { embedded: false, closing: open.signal, env: { DATA_DIR: ".", FILES_URL: undefined }, files };

async function readiness(routes: ReturnType<typeof healthRoutes>) {
  const response = await routes.request("/readyz");
  const { reason } = (await response.json()) as { reason?: string };
  return { status: response.status, retryAfter: response.headers.get("retry-after"), reason };
}
const ready = { status: 200, retryAfter: null };
const unready = (reason: string) => ({ status: 503, retryAfter: expect.stringMatching(/^\d+$/), reason });

describe("a database that answers", async () => {
  const url = await testDatabaseUrl();
  const owner = openTestDatabase(url, { role: "owner" });

  test("is ready when a write succeeds", async () => {
    const routes = healthRoutes({ ...site, db: openTestDatabase(url) });
    expect(await readiness(routes)).toMatchObject(ready);
    const beats = await owner.selectFrom("heartbeats").select("name").execute();
    expect(beats).toEqual([{ name: "readyz" }]);
  });

  test("is not ready when it accepts no writes, and the answer says so", async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner);
    const name = sql.id(rows[0]!.name);
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(owner);
    expect(await readiness(healthRoutes({ ...site, db: openTestDatabase(url) }))).toMatchObject(unready("writes"));
    await sql`set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`.execute(owner);
    expect(await readiness(healthRoutes({ ...site, db: openTestDatabase(url) }))).toMatchObject(ready);
  });

  test("a process that is ending is not ready any more, but still alive", async () => {
    const ending = new AbortController();
    const routes = healthRoutes({ ...site, db: openTestDatabase(url), closing: ending.signal });
    expect(await readiness(routes)).toMatchObject(ready);
    ending.abort();
    expect(await readiness(routes)).toMatchObject(unready("closing"));
    expect((await routes.request("/healthz")).status).toBe(200);
  });

  test("a store of files that does not answer is said, and keeps nobody away", async () => {
    const routes = (read: () => Promise<null>) =>
      healthRoutes({
        ...site,
        db: openTestDatabase(url),
        env: { DATA_DIR: ".", FILES_URL: "https://key:secret@store.example/b" },
        files: { read },
      });
    const said = async (read: () => Promise<null>) => (await routes(read).request("/readyz")).json();
    expect(await said(async () => null)).toEqual({ status: "ready" });
    expect(await said(() => Promise.reject(new Error("connect ECONNREFUSED")))).toEqual({ status: "ready", lacks: ["files"] });
  });

  test("no proxy may store the answer", async () => {
    const routes = healthRoutes({ ...site, db: openTestDatabase(url) });
    for (const at of ["/readyz", "/healthz"]) expect((await routes.request(at)).headers.get("cache-control")).toBe("no-store");
  });
});
